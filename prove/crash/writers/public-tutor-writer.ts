import { audited } from '#prove/crash/change.ts';
import type { Scenario, Writer } from '#prove/crash/scenario.ts';
import { invite } from './invite.ts';

const PUBLISH = 'put /api/tutors/{id}/public-profile';
const WITHDRAW = 'delete /api/tutors/{id}/public-profile';

const FORM = {
  languages: ['english', 'some-arabic'],
  levels: ['primary'],
  line: 'One good page a week.',
  lineAr: 'صفحة جيدة كل أسبوع.',
  agreedAt: '2026-01-01T10:00:00Z',
};

/** A tutor of its own, who is shown to the public and taken down again, each time with another year. */
export const publicTutorWriter: Writer = {
  routes: [PUBLISH, WITHDRAW],
  async start(scenario: Scenario) {
    const { id } = await invite(scenario, 'tutor');
    const own = { path: `/api/tutors/${id}/public-profile`, token: scenario.admin } as const;
    const seen = async () => Number((await scenario.read('/api/tutors/{id}/public-profile', id)).version);
    return async () => {
      const version = await seen();
      await scenario.perform(
        audited({
          route: PUBLISH,
          call: { ...own, method: 'PUT', version, body: { ...FORM, teachingSince: 1990 + (version % 30) } },
          action: 'public-tutor.published',
          target: id,
          before: { version },
        }),
      );
      const shown = await seen();
      await scenario.perform(
        audited({
          route: WITHDRAW,
          call: { ...own, method: 'DELETE', version: shown },
          action: 'public-tutor.withdrawn',
          target: id,
          before: { version: shown },
        }),
      );
    };
  },
};
