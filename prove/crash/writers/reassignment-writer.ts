import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { invite } from './invite.ts';
import { scheduleSession } from './session-writers.ts';

const ASSIGN = 'post /api/assignments';
const END = 'post /api/assignments/{id}/end';
const REASSIGN = 'post /api/sessions/{id}/reassignment';

async function assign(scenario: Scenario, tutorId: string, studentId: string): Promise<string> {
  const body = { tutorId, studentId, subject: 'English' };
  await scenario.perform(
    audited({
      route: ASSIGN,
      call: { method: 'POST', path: '/api/assignments', token: scenario.admin, body, key: unique('key') },
      action: 'assignment.made',
      after: { student: { id: studentId }, tutor: { id: tutorId } },
    }),
  );
  const made = 'select id from assignments where tutor_id = $1 and student_id = $2';
  return String((await scenario.store.only(made, [tutorId, studentId])).id);
}

/** A lesson whose tutor leaves, and that another gives. */
export const reassignmentWriter: Writer = {
  routes: [REASSIGN],
  start: async scenario => async () => {
    const { id: studentId } = await invite(scenario, 'student');
    const [first, second] = scenario.tutors;
    if (!first || !second) throw new Error('the academy has fewer than two tutors');
    const assignment = await assign(scenario, first, studentId);
    await assign(scenario, second, studentId);
    const path = `/api/sessions/${await scheduleSession(scenario, studentId)}`;
    await scenario.perform(
      audited({
        route: END,
        call: {
          method: 'POST',
          path: `/api/assignments/${assignment}/end`,
          token: scenario.admin,
          version: 1,
          key: unique('key'),
        },
        action: 'assignment.ended',
        target: assignment,
      }),
    );
    const { id, version } = await scenario.read(path);
    await scenario.perform(
      audited({
        route: REASSIGN,
        call: {
          method: 'POST',
          path: `${path}/reassignment`,
          token: scenario.admin,
          version: Number(version),
          body: { tutorId: second },
        },
        action: 'session.reassigned',
        target: String(id),
        before: { version },
      }),
    );
  },
};
