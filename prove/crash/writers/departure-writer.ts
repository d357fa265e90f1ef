import { audited } from '#prove/crash/change.ts';
import type { Scenario, Writer } from '#prove/crash/scenario.ts';
import { invite } from './invite.ts';

const LEAVE = 'post /api/tutors/{id}/departure';

/** A tutor of its own, who leaves. */
export const departureWriter: Writer = {
  routes: [LEAVE],
  start: async (scenario: Scenario) => async () => {
    const { id } = await invite(scenario, 'tutor');
    const { version } = await scenario.read('/api/tutors/{id}/departure', id);
    // The answer counts lessons; the line is about the person.
    const { differs: _whole, ...left } = audited({
      route: LEAVE,
      call: {
        method: 'POST',
        path: `/api/tutors/${id}/departure`,
        token: scenario.admin,
        version: Number(version),
        body: { lessons: [] },
      },
      action: 'profile.deactivated',
      target: id,
    });
    await scenario.perform(left);
  },
};
