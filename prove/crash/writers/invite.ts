import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique } from '#prove/crash/scenario.ts';

export const INVITE = 'post /api/profiles/invitations';

interface Invited {
  readonly id: string;
  readonly version: number;
  readonly email: string;
}

/** A person of their own for a writer, made by the route itself. */
export async function invite(scenario: Scenario, role: 'student' | 'tutor'): Promise<Invited> {
  const email = `${unique('invited')}@people.example`;
  await scenario.perform(
    audited({
      route: INVITE,
      call: {
        method: 'POST',
        path: '/api/profiles/invitations',
        token: scenario.admin,
        body: { email, name: 'Somebody New', role, country: 'SA', language: 'ar' },
        key: unique('key'),
      },
      action: 'profile.invited',
      after: { profile: { email } },
    }),
  );
  const { id, version } = await scenario.store.only('select id, version from profiles where email = $1', [
    email,
  ]);
  return { id: String(id), version: Number(version), email };
}
