import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';
import { scheduleSession } from './session-writers.ts';

const CANCEL = 'post /api/sessions/{id}/cancel';

/** A lesson to come that its family cancels. */
export const familyCancelWriter: Writer = {
  routes: [CANCEL],
  start: async scenario => async () => {
    const { student, perform } = scenario;
    const id = await scheduleSession(scenario, student.id);
    await perform(
      audited({
        route: CANCEL,
        call: {
          method: 'POST',
          path: `/api/sessions/${id}/cancel`,
          token: student.token,
          version: 1,
          body: { cost: 'free', reason: unique('because') },
          key: unique('key'),
        },
        action: 'session.status-changed',
        target: id,
      }),
    );
  },
};
