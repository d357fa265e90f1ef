import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';
import { assign } from './assign.ts';
import { invite } from './invite.ts';
import { scheduleSession } from './session-writers.ts';

const END = 'post /api/assignments/{id}/end';
const REASSIGN = 'post /api/sessions/{id}/reassignment';

/** A lesson whose tutor leaves, and that another gives. */
export const reassignmentWriter: Writer = {
  routes: [REASSIGN],
  start: async scenario => async () => {
    const { id: studentId } = await invite(scenario, 'student');
    const [first, second] = scenario.tutors;
    if (!first || !second) throw new Error('the academy has fewer than two tutors');
    const assignment = await assign(scenario, first, studentId);
    await assign(scenario, second, studentId);
    const id = await scheduleSession(scenario, studentId);
    await scenario.perform(
      audited({
        route: END,
        call: {
          method: 'POST',
          path: `/api/assignments/${assignment.id}/end`,
          token: scenario.admin,
          version: assignment.version,
          key: unique('key'),
        },
        action: 'assignment.ended',
        target: assignment.id,
      }),
    );
    const { version } = await scenario.read('/api/sessions/{id}', id);
    await scenario.perform(
      audited({
        route: REASSIGN,
        call: {
          method: 'POST',
          path: `/api/sessions/${id}/reassignment`,
          token: scenario.admin,
          version: Number(version),
          body: { tutorId: second },
        },
        action: 'session.reassigned',
        target: id,
        before: { version },
      }),
    );
  },
};
