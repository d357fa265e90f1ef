import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } });
  auth = authCaller(app);
  await createPerson(app, { email: 'noura@family.example' });
});
afterAll(() => app.close());

test('while five hundred sign in at once others are answered, and who would wait too long is told to come again', async () => {
  const body = { email: 'noura@family.example', password: PASSWORD };
  // Signed in before the crowd comes: behind it, this sign-in would be answered when all the others are.
  const { access_token } = await auth.signIn(body.email);
  let open = 500;
  const signIns = Promise.all(
    Array.from({ length: open }, async () => {
      const answer = await auth.post('/token?grant_type=password', body);
      open--;
      return answer;
    }),
  );
  let answeredMeanwhile = 0;
  while (open > 0) {
    expect((await app.fetch('/api/ready')).status).toBe(200);
    // Needs the database and a signature to be checked, as requests of people do.
    expect(await auth.me(access_token)).toBe(200);
    if (open > 0) answeredMeanwhile++;
  }
  expect(answeredMeanwhile).toBeGreaterThan(20);

  const answers = await signIns;
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unexpected_failure', '2']);
  }
});
