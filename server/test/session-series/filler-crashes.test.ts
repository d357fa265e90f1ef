import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, daysBetween } from '@bayan/domain/time/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wiring } from '#app/wiring.ts';
import { settings } from '#schema/academy.ts';
import { fillSomeSeries } from '#teaching/session-series/fill-series.ts';
import { assign, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const NOW = new Date('2026-11-16T09:00:00Z');
const FIRST = '2026-11-16';
const SERIES = 12;
const KILLED = 4;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: NOW });
  await app.db.update(settings).set({ seriesHorizonWeeks: 8 });
  const admin = await signIn(app, { role: 'admin' });
  for (let i = 0; i < SERIES; i++) {
    const tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
    const student = await signIn(app, { role: 'student' });
    await assign(app, tutor.id, student.id, admin.id);
    const days = Array.from({ length: 9 }, (_, week) => addDays(FIRST, week * 7));
    const slots = [{ weekday: 1, time: '19:00' }];
    const when = { slots, startsOn: FIRST, timezone: 'Asia/Riyadh', days };
    const body = { studentId: student.id, subject: 'English', ...when };
    expect((await tutor.call('POST', '/api/session-series', { body })).status).toBe(201);
  }
  // Most of a year is missing from now on.
  await app.db.update(settings).set({ seriesHorizonWeeks: 52 });
});
afterAll(() => app.close());

async function startFiller() {
  const script = join(import.meta.dirname, 'filler-process.ts');
  const child = fork(script, [app.databaseUrl, NOW.toISOString()], { execArgv: [] });
  await once(child, 'message');
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
}

interface Found {
  readonly filled: string;
  readonly lessons: number;
}
/** Of each series how far it is filled, and how many lessons it has up to then and at all. */
async function found(): Promise<Found[]> {
  const { rows } = await app.db.$client.query(
    `select filled_until::text as filled, count(s.id)::int as lessons
     from session_series left join sessions s on series_id = session_series.id group by session_series.id`,
  );
  return rows as Found[];
}

/** A lesson for each Monday up to the day that it says, and no other. */
async function expectWhole() {
  for (const { filled, lessons } of await found()) expect(lessons).toBe(daysBetween(FIRST, filled) / 7 + 1);
}

test('case 24: fillers killed at any point leave each series filled or not, and none half', async () => {
  const kills = await Promise.all(Array.from({ length: KILLED }, startFiller));
  for (const kill of kills) {
    await delay(40);
    await kill();
    await expectWhole();
  }
  const filling = { now: NOW, changes: wiring.sessionChanges };
  await Promise.all([fillSomeSeries(app.db, filling, null), fillSomeSeries(app.db, filling, null)]);
  await expectWhole();
  for (const { filled } of await found()) expect(filled).toBe('2027-11-15');
});
