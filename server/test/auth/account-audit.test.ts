import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NEW_PASSWORD = 'Meadow-Copper-58';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(120_000));

const linesOf = (targetId: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.targetId, targetId)).orderBy(asc(auditLog.id));
const line = (action: string, actorId: string | null, before: unknown, after: unknown) =>
  expect.objectContaining({
    action,
    actorId,
    before,
    after,
    noun: 'accounts',
    at: app.clock.now(),
    requestId: expect.stringMatching(UUID),
  });

test('a sign-up is nobody’s doing until the address is proved, its confirmation is the person’s', async () => {
  const email = 'new@family.example';
  await auth.post('/signup', { email, password: PASSWORD });
  const { token } = await auth.mailTo(email, 'confirm-signup');
  const { body } = await auth.post('/verify', { type: 'signup', token_hash: token });
  const { id } = body.user as { id: string };
  expect(await linesOf(id)).toEqual([
    line('account.signed-up', null, null, { email }),
    line('account.confirmed', id, { email, confirmed: false }, { email, confirmed: true }),
  ]);
});

test('a sign-up that renews what waits for confirmation leaves a line, one that does nothing leaves none', async () => {
  const email = 'again@family.example';
  await auth.post('/signup', { email, password: PASSWORD });
  await auth.post('/signup', { email, password: NEW_PASSWORD });
  app.clock.advance(60_000);
  await auth.post('/signup', { email, password: NEW_PASSWORD });
  const { token } = await auth.mailTo(email, 'confirm-signup');
  const { body } = await auth.post('/verify', { type: 'signup', token_hash: token });
  const lines = await linesOf((body.user as { id: string }).id);
  expect(lines.map(({ action }) => action)).toEqual([
    'account.signed-up',
    'account.signed-up',
    'account.confirmed',
  ]);
});

test('a password change leaves a line, and no secret in it', async () => {
  const id = await createPerson(app, { email: 'careful@family.example' });
  const { access_token: token } = await auth.signIn('careful@family.example');
  await auth.call('PUT', '/user', { token, body: { password: NEW_PASSWORD, current_password: PASSWORD } });
  expect(await linesOf(id)).toEqual([line('account.password-changed', id, null, null)]);
});

test('a new address leaves a line when both mailboxes have agreed', async () => {
  const [before, after] = ['before@family.example', 'after@family.example'];
  const id = await createPerson(app, { email: before });
  const { access_token: token } = await auth.signIn(before);
  await auth.call('PUT', '/user', { token, body: { email: after, current_password: PASSWORD } });
  await auth.follow((await auth.mailTo(after, 'email-change')).link);
  expect(await linesOf(id)).toEqual([]);
  await auth.follow((await auth.mailTo(before, 'email-change')).link);
  expect(await linesOf(id)).toEqual([line('account.email-changed', id, { email: before }, { email: after })]);
});

test('the end of a stolen auth session leaves a line without an actor: who held the token is not known', async () => {
  const id = await createPerson(app, { email: 'robbed@family.example' });
  const first = (await auth.signIn('robbed@family.example')).refresh_token;
  const second = String((await auth.refresh(first)).body.refresh_token);
  await auth.refresh(second);
  app.clock.advance(10_001);
  expect((await auth.refresh(first)).body.code).toBe('refresh_token_already_used');
  expect(await linesOf(id)).toEqual([
    line(
      'account.theft-suspected',
      null,
      { authSessionId: expect.stringMatching(UUID), isElsewhere: false },
      null,
    ),
  ]);
});

test('no line holds a password, a hash, a link or a code', async () => {
  const lines = await app.db.select().from(auditLog);
  expect(new Set(lines.map(({ action }) => action)).size).toBe(5);
  const kept = JSON.stringify(lines);
  expect(kept).not.toMatch(/argon2|password[^-]|Harbour|Meadow|token|code/i);
});
