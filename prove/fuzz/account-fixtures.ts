import { randomUUID } from 'node:crypto';
import { authCaller, createPerson } from '@bayan/server/test/auth/auth-caller';
import { enrol, prove } from '@bayan/server/test/auth/authenticator';
import { authenticator } from '@bayan/server/test/auth/authenticator-app';
import { serviceTokenOf } from '@bayan/server/test/auth/service-caller';
import { callAs } from '@bayan/server/test/builders';
import type { TestApp } from '@bayan/server/test/harness';
import type { Fixtures } from './fixtures.ts';

/** Somebody whom the cases of the sign-in service may sign out, rename and lock out as they like, and a machine. */
export async function accountFixtures(app: TestApp): Promise<Fixtures> {
  const auth = authCaller(app);
  const email = `account-${randomUUID()}@people.example`;
  const id = await createPerson(app, { email, role: 'student' });
  const device = await auth.signIn(email);
  const tokens = await auth.signIn(email);
  await auth.post('/recover', { email });
  const mailed = await auth.mailTo(email, 'recovery');
  const factor = await enrol(auth, tokens.access_token, 'phone');
  // So that each address may get another mail (R254).
  app.clock.advance(120_000);
  const challenge = await auth.call('POST', `/factors/${factor.id}/challenge`, {
    token: tokens.access_token,
  });
  return {
    'account.id': id,
    'account.email': email,
    'account.token': tokens.access_token,
    'account.refresh': tokens.refresh_token,
    'account.code': mailed.code,
    'account.link': mailed.token,
    'device.id': sessionIdIn(device.access_token),
    'factor.id': factor.id,
    'factor.code': authenticator(factor.totp.secret, app.clock).code(),
    'challenge.id': String(challenge.body.id),
    'user.id': await createPerson(app, { email: `user-${randomUUID()}@people.example` }),
    'service.token': await serviceTokenOf(app),
    ...(await guardedFixtures(app)),
  };
}

/** Who has a second factor: one who has just given it, and one who has a recovery code in its place. */
async function guardedFixtures(app: TestApp): Promise<Fixtures> {
  const auth = authCaller(app);
  const newGuarded = async () => {
    const email = `guarded-${randomUUID()}@people.example`;
    await createPerson(app, { email, role: 'student' });
    const { access_token } = await auth.signIn(email);
    const { id, totp } = await enrol(auth, access_token, 'phone');
    const { body } = await prove(auth, access_token, id, authenticator(totp.secret, app.clock).code());
    return { email, token: String(body.access_token) };
  };
  const [guarded, other] = [await newGuarded(), await newGuarded()];
  const answer = await callAs(app, other.token, 'PUT', '/api/auth/recovery-codes', { body: {} });
  const { codes } = (await answer.json()) as { codes: string[] };
  return {
    'guarded.token': guarded.token,
    'halfIn.token': (await auth.signIn(other.email)).access_token,
    'halfIn.code': codes[0] ?? '',
  };
}

function sessionIdIn(accessToken: string): string {
  const [, claims = ''] = accessToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { session_id: string }).session_id;
}
