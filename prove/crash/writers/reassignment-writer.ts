import { audited } from '#prove/crash/change.ts';
import { type Lane, unique, type World } from '#prove/crash/scenario.ts';
import { invite } from './invite.ts';
import { scheduleSession } from './session-writers.ts';

const ASSIGN = 'post /api/assignments';
const END = 'post /api/assignments/{id}/end';
const REASSIGN = 'post /api/sessions/{id}/reassignment';

async function assign(world: World, tutorId: string, studentId: string): Promise<string> {
  const body = { tutorId, studentId, subject: 'English' };
  await world.perform(
    audited({
      route: ASSIGN,
      call: { method: 'POST', path: '/api/assignments', token: world.admin, body, key: unique('key') },
      action: 'assignment.made',
      after: { student: { id: studentId }, tutor: { id: tutorId } },
    }),
  );
  const made = 'select id from assignments where tutor_id = $1 and student_id = $2';
  return String((await world.store.only(made, [tutorId, studentId])).id);
}

/** A lesson whose tutor leaves, and that another gives. */
export const reassignmentLane: Lane = {
  routes: [REASSIGN],
  start: async world => async () => {
    const { id: studentId } = await invite(world, 'student');
    const [first, second] = world.tutors;
    if (!first || !second) throw new Error('the academy has fewer than two tutors');
    const assignment = await assign(world, first, studentId);
    await assign(world, second, studentId);
    const path = `/api/sessions/${await scheduleSession(world, studentId)}`;
    await world.perform(
      audited({
        route: END,
        call: {
          method: 'POST',
          path: `/api/assignments/${assignment}/end`,
          token: world.admin,
          version: 1,
          key: unique('key'),
        },
        action: 'assignment.ended',
        target: assignment,
      }),
    );
    const { id, version } = await world.read(path);
    await world.perform(
      audited({
        route: REASSIGN,
        call: {
          method: 'POST',
          path: `${path}/reassignment`,
          token: world.admin,
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
