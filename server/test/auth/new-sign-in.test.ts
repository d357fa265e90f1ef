import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, PASSWORD } from './auth-caller.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let people = 0;
let email: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  email = `person${++people}@family.example`;
  id = await createPerson(app, { email });
});

const signIn = (cookie = '', password = PASSWORD) =>
  auth.post('/token?grant_type=password', { email, password }, { cookie, 'user-agent': FIREFOX });
const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? '';
const told = async () => (await auth.mails('new-sign-in')).filter(({ toAddress }) => toAddress === email);

test('a sign-in with a browser that is not known is told, in the person’s language and by their clock', async () => {
  await app.db.update(profiles).set({ language: 'en', timezone: 'Asia/Muscat' }).where(eq(profiles.id, id));
  await signIn();
  expect(await told()).toEqual([]);
  app.clock.advance(1000);
  await signIn();
  expect(await told()).toMatchObject([
    {
      language: 'en',
      data: {
        at: app.clock.now().toISOString(),
        timezone: 'Asia/Muscat',
        browser: 'Firefox',
        system: 'Linux',
      },
    },
  ]);
});

test('once for a browser: the one that was told is known from then on', async () => {
  const first = cookieOf(await signIn());
  const second = cookieOf(await signIn());
  for (const cookie of [first, second, first]) await signIn(cookie);
  expect(await told()).toHaveLength(1);
});

test('a wrong password tells nobody', async () => {
  await signIn();
  await signIn('', 'Meadow-Copper-58');
  expect(await told()).toEqual([]);
});

test('not more than five times in a day, however many browsers', async () => {
  for (let turn = 0; turn < 8; turn++) await signIn();
  expect(await told()).toHaveLength(5);
  app.clock.advance(86_400_000);
  await signIn();
  expect(await told()).toHaveLength(6);
});
