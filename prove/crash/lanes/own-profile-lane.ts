import { audited } from '../deed.ts';
import { type Lane, unique } from '../world.ts';

const CHANGE = 'patch /api/me';

/** A tutor at her own profile, which nobody else changes. */
export const ownProfileLane: Lane = {
  routes: [CHANGE],
  start:
    async ({ tutor, read, perform }) =>
    async () => {
      const { profile } = await read(`/api/profiles/${tutor.id}`);
      const { version } = profile as { version: number };
      const body = { profile: { name: unique('Eleanor') }, tutor: { bio: unique('bio') } };
      await perform(
        audited({
          route: CHANGE,
          call: { method: 'PATCH', path: '/api/me', token: tutor.token, version, body },
          action: 'profile.changed',
          target: tutor.id,
          before: { profile: { version } },
        }),
      );
    },
};
