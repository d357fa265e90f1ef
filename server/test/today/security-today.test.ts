import type { SecurityToday } from '@bayan/domain/today/today.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordSecurityEvent } from '#people/security-events/security-events.repository.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin', rights: ['owner'] });
});
afterAll(() => app.close());

const HOUR = 3_600_000;

test('an owner sees how often what is worth a look happened, and not to whom (R946)', async () => {
  const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR);
  const source = { ip: '192.0.2.7', userAgent: null };
  const about = { personId: owner.id, source };
  await recordSecurityEvent(app.db, { ...about, kind: 'locked-out', reason: 'account', now: ago(3) });
  await recordSecurityEvent(app.db, { ...about, kind: 'locked-out', reason: 'account', now: ago(1) });
  await recordSecurityEvent(app.db, { ...about, kind: 'locked-out', reason: 'account', now: ago(30) });
  await recordSecurityEvent(app.db, { ...about, kind: 'refresh-refused', reason: 'ended', now: ago(1) });
  await recordSecurityEvent(app.db, {
    ...about,
    kind: 'refresh-refused',
    reason: 'copied-token',
    now: ago(2),
  });
  await recordSecurityEvent(app.db, {
    ...about,
    kind: 'sign-in-failed',
    reason: 'wrong-password',
    now: ago(1),
  });
  const answer = await owner.call('GET', '/api/today/security');
  const { items } = (await answer.json()) as SecurityToday;
  expect(items).toEqual([
    { kind: 'locked-out', count: 2, lastAt: ago(1).toISOString() },
    { kind: 'refresh-refused', count: 1, lastAt: ago(2).toISOString() },
  ]);
});

test('each right opens its own part of the board (R940)', async () => {
  const operations = await signIn(app, { role: 'admin', rights: ['operations'] });
  const statuses = (who: Person) =>
    Promise.all(
      ['/api/today', '/api/today/security'].map(async path => (await who.call('GET', path)).status),
    );
  expect(await statuses(operations)).toEqual([200, 403]);
  expect(await statuses(owner)).toEqual([403, 200]);
});
