import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique } from '#prove/crash/scenario.ts';

export const ASSIGN = 'post /api/assignments';

interface Assigned {
  readonly id: string;
  readonly version: number;
}

/** A tutor of a student, made by the route itself. The student may get another one later. */
export async function assign(
  { admin, perform, store }: Scenario,
  tutorId: string,
  studentId: string,
): Promise<Assigned> {
  const body = { tutorId, studentId, subject: 'English' };
  await perform(
    audited({
      route: ASSIGN,
      call: { method: 'POST', path: '/api/assignments', token: admin, body, key: unique('key') },
      action: 'assignment.made',
      after: { student: { id: studentId }, tutor: { id: tutorId } },
    }),
  );
  const made = 'select id, version from assignments where tutor_id = $1 and student_id = $2';
  const { id, version } = await store.only(made, [tutorId, studentId]);
  return { id: String(id), version: Number(version) };
}
