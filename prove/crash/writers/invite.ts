import { audited } from '#prove/crash/change.ts';
import { unique, type World } from '#prove/crash/scenario.ts';

export const INVITE = 'post /api/profiles/invitations';

interface Invited {
  readonly id: string;
  readonly version: number;
  readonly email: string;
}

/** A person of their own for a writer, made by the route itself. */
export async function invite(world: World, role: 'student' | 'tutor'): Promise<Invited> {
  const email = `${unique('invited')}@people.example`;
  await world.perform(
    audited({
      route: INVITE,
      call: {
        method: 'POST',
        path: '/api/profiles/invitations',
        token: world.admin,
        body: { email, name: 'Somebody New', role, country: 'SA', language: 'ar' },
        key: unique('key'),
      },
      action: 'profile.invited',
      after: { profile: { email } },
    }),
  );
  const { id, version } = await world.store.only('select id, version from profiles where email = $1', [
    email,
  ]);
  return { id: String(id), version: Number(version), email };
}
