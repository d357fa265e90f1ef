import { randomUUID } from 'node:crypto';
import { ROLES } from '@bayan/domain/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '#test/builders.ts';
import { EXPECTATIONS } from './expectations.ts';
import { createScenario, PERSONAS, type Persona, type Scenario } from './scenario.ts';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await createScenario();
});
afterAll(() => scenario.app.close());

const methodOf = (name: string) => name.split(' ')[0] ?? '';
const requestAs = async (persona: Persona, name: string) => {
  const { path, ...call } = (await EXPECTATIONS[name]?.request(scenario, persona)) ?? { path: '' };
  return callAs(
    scenario.app,
    scenario.people[persona]?.token ?? null,
    methodOf(name).toUpperCase(),
    path,
    call,
  );
};

test('every route has an expectation, and every expectation a route', () => {
  const routes = scenario.app.app.routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(EXPECTATIONS).sort()).toEqual(routes.sort());
});

test('a route that not every role may call names the right that an admin needs (R801)', () => {
  const unnamed = scenario.app.app.routes.filter(
    ({ access }) =>
      access.kind === 'members' && access.callers.includes('admin') && access.callers.length < ROLES.length,
  );
  expect(unnamed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

describe.each(Object.keys(EXPECTATIONS))('%s', name => {
  test.each(PERSONAS)('as %s', async persona => {
    const answer = await requestAs(persona, name);
    expect(answer.status).toBe(EXPECTATIONS[name]?.expected[persona]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

const OWNED = Object.entries(EXPECTATIONS).flatMap(([name, { expected }]) =>
  PERSONAS.filter(persona => expected[persona] === 404).map(persona => [name, persona] as const),
);

test.each(OWNED)('%s answers %s alike whether it is not theirs or not there', async (name, persona) => {
  const notTheirs = await requestAs(persona, name);
  const { path, ...call } = (await EXPECTATIONS[name]?.request(scenario, persona)) ?? { path: '' };
  const nowhere = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, randomUUID());
  const token = scenario.people[persona]?.token ?? null;
  const notThere = await callAs(scenario.app, token, methodOf(name).toUpperCase(), nowhere, call);
  expect(await describeAnswer(notTheirs)).toEqual(await describeAnswer(notThere));
});

/** Who may ask, though this request is refused for a reason of its own. */
const isLetIn =
  (expected: Readonly<Record<Persona, number>>) =>
  (persona: Persona): boolean =>
    ![401, 403, 404].includes(expected[persona]);

test.each([
  ['without the version that was read', () => ({}), 428],
  ['with one that nobody can have read', (version: number) => ({ version: version + 7 }), 412],
])('a change of what people edit %s is refused, whoever asks (R297)', async (_how, given, status) => {
  const edited: string[] = [];
  // By what a good request would carry, not by what the route demands: a route that forgets to demand it is the fault.
  for (const [name, { request, expected }] of Object.entries(EXPECTATIONS)) {
    const whoMay =
      PERSONAS.find(persona => expected[persona] < 300) ?? PERSONAS.find(isLetIn(expected)) ?? 'admin';
    const { path, version, ...call } = await request(scenario, whoMay);
    if (version === undefined) continue;
    edited.push(name);
    const token = scenario.people[whoMay]?.token ?? null;
    const method = methodOf(name).toUpperCase();
    const answer = await callAs(scenario.app, token, method, path, { ...call, ...given(version) });
    expect({ name, status: answer.status }).toEqual({ name, status });
  }
  expect(edited.length).toBeGreaterThan(7);
});

/** Everything the caller sees, but for the request's own id. */
async function describeAnswer(answer: Response) {
  const requestId = answer.headers.get('x-request-id') ?? 'none';
  const headers = [...answer.headers].map(([name, value]) => [name, value.replace(requestId, '(id)')]);
  return { status: answer.status, headers, body: (await answer.text()).replace(requestId, '(id)') };
}
