import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
  await createPerson(app, { email: 'known@family.example' });
});
afterAll(() => app.close());

async function milliseconds(path: string, body: Record<string, string>) {
  const begin = performance.now();
  await auth.post(path, body);
  return performance.now() - begin;
}
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test('a wrong password costs an unknown account the work of a known one', async () => {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 15; turn++) {
    const password = 'Meadow-Copper-58';
    known.push(await milliseconds('/token?grant_type=password', { email: 'known@family.example', password }));
    unknown.push(
      await milliseconds('/token?grant_type=password', { email: 'nobody@family.example', password }),
    );
  }
  // Hashing is nearly all of the time: without it the ratio would be a tenth.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
});

test('sign-up, recovery and resend answer no sooner for one kind of address than for another', async () => {
  for (const name of ['known', 'nobody']) {
    const email = `${name}@family.example`;
    expect(await milliseconds('/recover', { email })).toBeGreaterThan(145);
    expect(await milliseconds('/resend', { type: 'signup', email })).toBeGreaterThan(145);
    expect(await milliseconds('/signup', { email, password: PASSWORD })).toBeGreaterThan(145);
  }
});
