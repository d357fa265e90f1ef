import { addPerson, addSession, assign, type Person, signIn } from '@bayan/server/test/builders';
import { createTestApp, type TestApp } from '@bayan/server/test/harness';
import type { Size } from '#prove/proof.ts';
import { type Moment, oddMomentsOf, some } from './moments.ts';
import {
  expectedHoursBefore,
  expectedInstant,
  expectedMonthsBefore,
  expectedWallClock,
} from './reference.ts';
import type { Tally } from './tally.ts';

const ODD_ZONES = ['Europe/London', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/New_York'];
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Takes moments through forms, lists and files of the real server, in the zone this process happens to be in. */
export async function tryApi(
  size: Size,
  seed: number,
  moments: readonly Moment[],
  tally: Tally,
): Promise<void> {
  const app = await createTestApp();
  try {
    const admin = await signIn(app, { role: 'admin' });
    const each = size === 'full' ? 24 : 3;
    for (const timezone of ODD_ZONES) {
      const { skipped, doubled } = oddMomentsOf(timezone);
      const typed = [...some(skipped, each, seed), ...some(doubled, each, seed)];
      await tryForms(app, admin.id, timezone, typed, tally);
    }
    await tryForms(app, admin.id, 'Asia/Riyadh', some(moments, each * 4, seed), tally);
    const nows = size === 'full' ? 20 : 2;
    const telling = some(moments.filter(isTelling), nows, seed);
    for (const now of [...telling, ...some(moments, nows, seed)]) await tryPeriods(app, now, tally);
  } finally {
    await app.close();
  }
}

/** Whether it matters by whose calendar a month is counted back from there. */
function isTelling(moment: Moment): boolean {
  const now = instantAt(moment);
  return expectedMonthsBefore(now, 1, moment.timezone) !== expectedMonthsBefore(now, 1, 'UTC');
}

const instantAt = ({ date, time, timezone }: Moment) =>
  new Date(expectedInstant(date, time, timezone) ?? `${date}T${time}Z`);

interface Logged {
  readonly id: string;
  readonly startsAt: string;
  readonly error?: { readonly code: string };
}

/** Logs a session at each moment: by the typist's own zone where that is the moment's, by a named one elsewhere. */
async function tryForms(
  app: TestApp,
  adminId: string,
  timezone: string,
  moments: readonly Moment[],
  tally: Tally,
) {
  const studentId = await addPerson(app, { role: 'student' });
  for (const moment of moments) {
    const { date, time } = moment;
    // A day later, and by somebody who has taught nobody then: so every moment can be logged.
    app.clock.set(new Date(instantAt(moment).getTime() + DAY));
    const tutor = await signIn(app, { role: 'tutor', timezone });
    await assign(app, tutor.id, studentId, adminId);
    const named = moment.timezone === timezone ? {} : { timezone: moment.timezone };
    const form = { studentId, subject: 'English', date, time, status: 'completed', ...named };
    const answer = await tutor.call('POST', '/api/sessions', { body: form });
    const logged = (await answer.json()) as Logged;
    const what = `a session logged at ${date} ${time} in ${moment.timezone}`;
    const expected = expectedInstant(date, time, moment.timezone);
    tally.agree(what, logged.startsAt ?? logged.error?.code, expected ?? 'session.time-skipped');
    if (expected === null || answer.status !== 201) continue;
    const read = (await (await tutor.call('GET', `/api/sessions/${logged.id}`)).json()) as Logged;
    tally.agree(`${what}, read back,`, read.startsAt, expected);
  }
}

/** Sets the clock to a moment and asks for what lies just inside and just outside of each period. */
async function tryPeriods(app: TestApp, moment: Moment, tally: Tally): Promise<void> {
  const { timezone } = moment;
  const now = instantAt(moment);
  app.clock.set(now);
  const tutor = await signIn(app, { role: 'tutor', timezone });
  const studentId = await addPerson(app, { role: 'student' });
  const starts = {
    week: expectedHoursBefore(now, 7 * 24),
    month: expectedMonthsBefore(now, 1, timezone),
    quarter: expectedMonthsBefore(now, 3, timezone),
  };
  for (const start of Object.values(starts)) {
    for (const away of [-MINUTE, 0])
      await addLesson(app, tutor.id, studentId, new Date(Date.parse(start) + away));
  }
  for (const away of [0, MINUTE]) await addLesson(app, tutor.id, studentId, new Date(now.getTime() + away));
  const all = [
    ...Object.values(starts).flatMap(start => [Date.parse(start) - MINUTE, Date.parse(start)]),
    now.getTime(),
  ];
  for (const [period, start] of Object.entries(starts)) {
    const expected = all.filter(at => at >= Date.parse(start)).sort((a, b) => b - a);
    await tryList(tutor, period, now, timezone, expected, tally);
  }
}

async function tryList(
  tutor: Person,
  period: string,
  now: Date,
  timezone: string,
  expected: readonly number[],
  tally: Tally,
): Promise<void> {
  const what = `the ${period} before ${now.toISOString()} in ${timezone}`;
  const list = await tutor.call('GET', `/api/sessions?period=${period}`);
  const { items } = (await list.json()) as { items: Logged[] };
  const isoStarts = expected.map(at => new Date(at).toISOString());
  tally.agree(what, items.map(item => item.startsAt).join(' '), isoStarts.join(' '));

  const file = await tutor.call('GET', `/api/sessions/export?period=${period}`);
  const [today] = expectedWallClock(now, timezone).split('T');
  const name = /filename="(.*)"/.exec(file.headers.get('content-disposition') ?? '')?.[1];
  tally.agree(`the file of ${what}`, name, `session-history-${today}.csv`);
  const dates = (await file.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',')[0]);
  const expectedDates = expected.map(at => expectedWallClock(new Date(at), timezone).replace('T', ' '));
  tally.agree(`the dates in the file of ${what}`, dates.join(), expectedDates.join());
}

const addLesson = (app: TestApp, tutorId: string, studentId: string, startsAt: Date) =>
  addSession(app, { tutorId, studentId, startsAt, status: 'completed' });
