import { addDays } from '@bayan/domain/time/days';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles, tutors } from '#schema/people.ts';
import {
  sessionRequests,
  sessionSeries,
  sessionSeriesDays,
  sessionSeriesPauses,
  sessions,
} from '#schema/teaching.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type MadeSeries, makeSundays } from './sundays.ts';

/** Before the series, and while it goes on: the lesson of 11 April is three days ahead. */
const BEFORE = new Date('2027-04-03T09:00:00Z');
const NOW = new Date('2027-04-08T09:00:00Z');
const weekly = (first: string, last: string) => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 7)) days.push(day);
  return days;
};
const SUNDAYS = weekly('2027-04-04', '2027-05-02');
const ALL = { startsOn: '2027-04-04', untilOn: '2027-05-02', days: SUNDAYS };
const AHEAD = weekly('2027-04-11', '2027-05-02');

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
let series: MadeSeries;
beforeAll(async () => {
  app = await createTestApp({ now: NOW });
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
  await start();
});

/** Sundays at 19:00 in Riyadh, until 2 May. */
async function start(given: object = {}) {
  app.clock.set(BEFORE);
  series = await makeSundays(tutor, student.id, { ...ALL, ...given });
  app.clock.set(NOW);
}

const AT_18 = { slots: [{ weekday: 7, time: '18:00' }] };
const lessonOn = (day: string) => series.sessions.find(({ startsAt }) => startsAt.startsWith(day))?.id ?? '';
const from = (day: string) => ({ scope: 'following', sessionId: lessonOn(day) });
interface Shown {
  readonly days: { day: string; isOn: boolean; marks: string[]; startsAt: string }[];
  readonly moved: { id: string; startsAt: string; to: { startsAt: string } }[];
  readonly made: { day: string }[];
  readonly kept: { id: string; startsAt: string; day: string }[];
  readonly removed: { id: string }[];
  readonly withdrawn: { id: string }[];
  readonly lessons: number | null;
}
const ask = (path: string, body: object, who: Person = tutor, version = 1) =>
  who.call('POST', `/api/session-series/${series.id}/${path}`, { body, version });
async function previewed(body: object, ...who: [Person?, number?]): Promise<Shown> {
  const answer = await ask('change/preview', body, ...who);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as Shown;
}
/** With the days that are on in the preview. */
async function changed(body: object, who: Person = tutor, version = 1): Promise<MadeSeries> {
  const { days } = await previewed(body, who, version);
  const chosen = days.filter(({ isOn }) => isOn).map(({ day }) => day);
  const answer = await ask('change', { ...body, days: chosen }, who, version);
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as MadeSeries;
}
async function errorOf(answer: Promise<Response>) {
  const found = await answer;
  const { error } = (await found.json()) as { error: { code: string; issues?: unknown; clashes?: unknown } };
  return { status: found.status, ...error };
}
const lessons = () =>
  app.db
    .select()
    .from(sessions)
    .where(eq(sessions.studentId, student.id))
    .orderBy(asc(sessions.originalStartsAt));
const lesson = async (id: string) => (await lessons()).find(one => one.id === id);
const change = (id: string, values: Partial<typeof sessions.$inferInsert>) =>
  app.db.update(sessions).set(values).where(eq(sessions.id, id));
const startsOf = (made: MadeSeries) => made.sessions.map(({ startsAt }) => startsAt.slice(0, 16));
const rows = (id: string) => app.db.select().from(sessionSeries).where(eq(sessionSeries.id, id));

describe('R456: another rule from a lesson on', () => {
  test('case 14: gives every lesson the new hour, and ends the series the day before', async () => {
    const before = new Map((await lessons()).map(one => [one.id, one]));
    const next = await changed({ ...from('2027-04-11'), ...AT_18 });
    expect(startsOf(next)).toEqual(AHEAD.map(day => `${day}T15:00`));
    expect(next.sessions.map(({ id }) => id)).toEqual(AHEAD.map(lessonOn));
    expect(next).toMatchObject({
      ...{ followsId: series.id, startsOn: '2027-04-11', untilOn: '2027-05-02', version: 1 },
      ...{ slots: [{ weekday: 7, time: '18:00' }], endsAt: '2027-05-02T16:00:00.000Z' },
    });
    const [old] = await rows(series.id);
    expect(old).toMatchObject({
      untilOn: '2027-04-10',
      version: 2,
      endsAt: new Date('2027-04-04T17:00:00Z'),
    });
    // What is past has not changed at all.
    for (const one of await lessons())
      if (one.startsAt < NOW) expect(one).toEqual(before.get(one.id));
      else expect(one).toMatchObject({ version: 2, originalStartsAt: one.startsAt, rate: 45 });
  });

  test('case 15: keeps a lesson that was moved by hand, or moves it as well', async () => {
    const byHand = { startsAt: new Date('2027-04-26T14:00:00Z') };
    await change(lessonOn('2027-04-25'), byHand);
    const shown = await previewed({ ...from('2027-04-11'), ...AT_18 });
    expect(shown.kept).toMatchObject([{ id: lessonOn('2027-04-25'), day: '2027-04-25', clash: null }]);
    expect([shown.moved.length, shown.days.length]).toEqual([3, 3]);
    const reset = await previewed({ ...from('2027-04-11'), ...AT_18, exceptions: 'reset' });
    expect([reset.moved.length, reset.kept]).toEqual([4, []]);
    const next = await changed({ ...from('2027-04-11'), ...AT_18 });
    expect(await lesson(lessonOn('2027-04-25'))).toMatchObject({
      ...byHand,
      ...{ seriesId: next.id, originalStartsAt: new Date('2027-04-25T15:00:00Z') },
    });
    series = next;
    const again = { scope: 'all', exceptions: 'reset', slots: [{ weekday: 7, time: '17:00' }] };
    expect(startsOf(await changed(again))).toEqual(AHEAD.map(day => `${day}T14:00`));
  });

  test('case 16: all leaves what is over untouched', async () => {
    await change(lessonOn('2027-04-04'), { status: 'completed' });
    const over = (await lessons()).filter(({ startsAt }) => startsAt < NOW);
    const next = await changed({ scope: 'all', ...AT_18 });
    expect(startsOf(next)).toEqual(AHEAD.map(day => `${day}T15:00`));
    expect((await lessons()).filter(({ startsAt }) => startsAt < NOW)).toEqual(over);
  });

  test('case 17: from a lesson that has begun or is closed is refused, and so is all of a series that is over', async () => {
    const days = ['2027-05-02'];
    expect(await errorOf(ask('change', { ...from('2027-04-04'), ...AT_18, days }))).toMatchObject({
      ...{ status: 409, code: 'series.begun' },
    });
    for (const day of AHEAD)
      await change(lessonOn(day), { status: 'cancelled', cancelledAt: NOW, cancelledBy: tutor.id });
    const all = { scope: 'all', ...AT_18 };
    expect(await errorOf(ask('change/preview', all))).toMatchObject({ status: 409, code: 'series.over' });
    const another = { scope: 'following', sessionId: admin.id, ...AT_18 };
    expect(await errorOf(ask('change/preview', another))).toMatchObject({
      issues: [{ field: 'sessionId', problem: 'not-offered' }],
    });
    expect(await errorOf(ask('change/preview', { scope: 'following', ...AT_18 }))).toMatchObject({
      issues: [{ field: 'sessionId', problem: 'required' }],
    });
  });

  test('case 18: Sundays become Tuesdays', async () => {
    const next = await changed({
      ...{ ...from('2027-04-11'), slots: [{ weekday: 2, time: '19:00' }] },
      untilOn: '2027-05-04',
    });
    expect(next).toMatchObject({ startsOn: '2027-04-13' });
    expect(startsOf(next)).toEqual(weekly('2027-04-13', '2027-05-04').map(day => `${day}T16:00`));
    expect(next.sessions.map(({ id }) => id)).toEqual(AHEAD.map(lessonOn));
  });

  test('case 19: lessons that take each other’s places are in nobody’s way', async () => {
    await start({
      startsOn: '2027-06-07',
      untilOn: '2027-06-15',
      slots: [
        { weekday: 1, time: '19:00' },
        { weekday: 2, time: '19:00' },
      ],
      days: ['2027-06-07', '2027-06-08', '2027-06-14', '2027-06-15'],
    });
    const ids = series.sessions.map(({ id }) => id);
    const slots = [
      { weekday: 2, time: '19:00' },
      { weekday: 3, time: '19:00' },
    ];
    const next = await changed({ scope: 'all', slots, untilOn: '2027-06-16' });
    expect(startsOf(next)).toEqual(
      ['2027-06-08', '2027-06-09', '2027-06-15', '2027-06-16'].map(day => `${day}T16:00`),
    );
    expect(next.sessions.map(({ id }) => id)).toEqual(ids);
  });

  test('case 20: two times a week become one: what is far vanishes, what is near or has a note stays withdrawn', async () => {
    await start({
      startsOn: '2027-04-08',
      slots: [
        { weekday: 4, time: '21:00' },
        { weekday: 5, time: '19:00' },
      ],
      untilOn: '2027-04-23',
      days: ['2027-04-08', '2027-04-09', '2027-04-15', '2027-04-16', '2027-04-22', '2027-04-23'],
    });
    await change(lessonOn('2027-04-16'), { notes: 'Bring the book' });
    const body = { scope: 'all', slots: [{ weekday: 4, time: '21:00' }] };
    const shown = await previewed(body);
    expect(shown.removed.map(({ id }) => id)).toEqual([lessonOn('2027-04-23')]);
    expect(shown.withdrawn.map(({ id }) => id)).toEqual(['2027-04-09', '2027-04-16'].map(lessonOn));
    const next = await changed(body);
    expect(next.sessions).toHaveLength(3);
    expect(await lesson(lessonOn('2027-04-23'))).toBeUndefined();
    expect(await lesson(lessonOn('2027-04-09'))).toMatchObject({
      ...{ status: 'cancelled', outcome: 'withdrawn', seriesId: series.id },
    });
  });

  test('of a series of n lessons goes on with what is left of n, and every second week stays the same', async () => {
    await start({ slots: [{ weekday: 7, time: '10:00' }], untilOn: undefined, lessons: 5 });
    expect((await previewed({ ...from('2027-04-11'), ...AT_18 })).lessons).toBe(4);
    expect(await changed({ ...from('2027-04-11'), ...AT_18 })).toMatchObject({ lessons: 4, untilOn: null });

    const slots = [
      { weekday: 7, time: '10:00' },
      { weekday: 3, time: '10:00' },
    ];
    const days = ['2027-06-06', '2027-06-09', '2027-06-20', '2027-06-23'];
    await start({ slots, startsOn: '2027-06-06', untilOn: '2027-06-30', everyWeeks: 2, days });
    const ids = series.sessions.slice(1).map(({ id }) => id);
    const later = { ...from('2027-06-09'), slots: slots.map(slot => ({ ...slot, time: '11:00' })) };
    const next = await changed(later);
    expect(startsOf(next)).toEqual(days.slice(1).map(day => `${day}T08:00`));
    expect(next.sessions.map(({ id }) => id)).toEqual(ids);
  });

  test('takes days off and pauses with it, and a cancelled lesson stays cancelled on its day', async () => {
    await change(lessonOn('2027-04-25'), {
      ...{ status: 'cancelled', cancelledAt: NOW, cancelledBy: student.id, outcome: 'family-cancelled' },
    });
    const skip = await ask('days/2027-04-18', { reason: 'A wedding' });
    const { version } = (await skip.json()) as MadeSeries;
    const pause = await ask('pauses', { fromOn: '2027-05-01', untilOn: '2027-05-31' }, tutor, version);
    expect([skip.status, pause.status]).toEqual([200, 200]);
    const next = await changed({ ...from('2027-04-11'), ...AT_18, untilOn: '2027-05-09' }, tutor, 3);
    expect(next).toMatchObject({
      daysOff: [{ day: '2027-04-18', kind: 'skipped', reason: 'A wedding' }],
      pauses: [{ fromOn: '2027-05-01', untilOn: '2027-05-31' }],
      sessions: [{ id: lessonOn('2027-04-11') }, { id: lessonOn('2027-04-25'), status: 'cancelled' }],
    });
    const old = eq(sessionSeriesDays.seriesId, series.id);
    expect(await app.db.$count(sessionSeriesDays, old)).toBe(0);
    expect(await app.db.$count(sessionSeriesPauses, eq(sessionSeriesPauses.seriesId, series.id))).toBe(0);
  });

  test('can give a series no end, or an end again', async () => {
    const open = await changed({ ...from('2027-04-11'), goesOn: true });
    expect(open).toMatchObject({ untilOn: null, lessons: null, filledUntil: '2027-10-10' });
    expect(open.sessions.length).toBeGreaterThan(20);
    series = open;
    const ended = await changed({ scope: 'all', untilOn: '2027-04-18' });
    expect(startsOf(ended)).toEqual(['2027-04-11T16:00', '2027-04-18T16:00']);
    const [old] = await rows(open.id);
    expect(old).toMatchObject({ untilOn: '2027-04-10' });
  });

  test('changes length, subject, link and clock, and leaves the rest as each lesson has it', async () => {
    await change(lessonOn('2027-04-18'), { meetingLink: 'https://meet.example/own' });
    const next = await changed({ scope: 'all', duration: 90, subject: 'Mathematics' });
    expect(next).toMatchObject({ duration: 90, subject: 'Mathematics', endsAt: '2027-05-02T17:30:00.000Z' });
    const ahead = (await lessons()).filter(({ startsAt }) => startsAt > NOW);
    expect(ahead.map(({ durationMinutes, subject }) => [durationMinutes, subject])).toEqual(
      AHEAD.map(() => [90, 'Mathematics']),
    );
    expect(ahead[1]?.meetingLink).toBe('https://meet.example/own');
    expect(await errorOf(ask('change/preview', { scope: 'all', timezone: 'Asia/Tokyo' }))).toMatchObject({
      code: 'conflict.stale',
    });
    series = next;
    expect(await errorOf(ask('change/preview', { scope: 'all', timezone: 'Asia/Tokyo' }))).toMatchObject({
      issues: [{ field: 'timezone', problem: 'not-offered' }],
    });
  });
});

describe('a change', () => {
  const busy = async (startsAt: string, who = tutor) => {
    const other = await signIn(app, { role: 'student', name: 'Mariam' });
    return addSession(app, { tutorId: who.id, studentId: other.id, startsAt: new Date(startsAt) });
  };

  test('is refused as a whole where a chosen day is not free, and nothing is stored', async () => {
    const body = { ...from('2027-04-11'), ...AT_18 };
    const { days } = await previewed(body);
    await busy('2027-04-18T14:30:00Z');
    const before = await lessons();
    const chosen = { ...body, days: days.map(({ day }) => day) };
    expect(await errorOf(ask('change', chosen))).toMatchObject({
      ...{ status: 409, code: 'series.clash' },
      clashes: [{ day: '2027-04-18', whose: 'tutor', other: { name: 'Mariam' } }],
    });
    expect(await lessons()).toEqual(before);
    // Without the day its lesson goes.
    expect((await previewed(body)).days[1]).toMatchObject({ isOn: false, marks: ['clash'] });
    const next = await changed(body);
    expect(next.sessions).toHaveLength(3);
    expect(await lesson(lessonOn('2027-04-18'))).toBeUndefined();
  });

  test('is refused to a second window, and after a change of one of its lessons', async () => {
    const body = { ...from('2027-04-11'), ...AT_18, days: AHEAD };
    const answers = await Promise.all([ask('change', body), ask('change', body, admin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412]);
  });

  test('refuses days that are not in the rule, none at all, and too few of n', async () => {
    const body = { ...from('2027-04-11'), ...AT_18 };
    const field = (problem: string) => ({ status: 422, issues: [{ field: 'days', problem }] });
    expect(await errorOf(ask('change', { ...body, days: ['2027-04-12'] }))).toMatchObject(
      field('not-offered'),
    );
    expect(await errorOf(ask('change', { ...body, days: [] }))).toMatchObject({ code: 'series.empty' });
    const five = { ...body, lessons: 5 };
    expect(await errorOf(ask('change', { ...five, days: AHEAD }))).toMatchObject(field('too-short'));
    expect(await errorOf(ask('change/preview', { ...body, untilOn: '2027-04-10' }))).toMatchObject({
      issues: [{ field: 'untilOn', problem: 'too-small' }],
    });
  });

  test('overtakes an open request about a lesson that moves, and gives it on with one that changes its tutor', async () => {
    const asked = async (day: string) => {
      const body = { sessionId: lessonOn(day), kind: 'cancel', reason: 'Ill' };
      const answer = await student.call('POST', '/api/session-requests', { body });
      return ((await answer.json()) as { id: string }).id;
    };
    const of = async (id: string) =>
      (await app.db.select().from(sessionRequests).where(eq(sessionRequests.id, id)))[0];
    const moved = await asked('2027-04-18');
    series = await changed({ ...from('2027-04-11'), ...AT_18 });
    expect(await of(moved)).toMatchObject({ status: 'overtaken' });
    const given = await asked('2027-04-25');
    const other = await signIn(app, { role: 'tutor' });
    await changed({ scope: 'all', tutorId: other.id }, admin);
    expect(await of(given)).toMatchObject({ status: 'open', tutorId: other.id });
  });

  test('reads the times on the family’s clock of today, if that is asked for', async () => {
    await app.db.update(profiles).set({ timezone: 'Asia/Dubai' }).where(eq(profiles.id, student.id));
    const next = await changed({ scope: 'all', timezone: 'Asia/Dubai' });
    expect(startsOf(next)).toEqual(AHEAD.map(day => `${day}T15:00`));
    series = next;
    const back = { scope: 'all', slots: [{ weekday: 7, time: '20:00' }] };
    expect(startsOf(await changed(back))).toEqual(AHEAD.map(day => `${day}T16:00`));
  });

  test('leaves one line on both series', async () => {
    const next = await changed({ ...from('2027-04-11'), ...AT_18 });
    const lines = (id: string) =>
      app.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(asc(auditLog.id));
    expect((await lines(series.id)).map(({ action }) => action)).toEqual([
      'session-series.made',
      'session-series.changed',
    ]);
    expect(await lines(next.id)).toMatchObject([{ action: 'session-series.continued', actorId: tutor.id }]);
  });

  test('is refused to everybody but an admin and the student’s tutor', async () => {
    const stranger = await signIn(app, { role: 'tutor' });
    const body = { scope: 'all', ...AT_18 };
    const statuses = [stranger, student].map(async who => (await ask('change/preview', body, who)).status);
    expect(await Promise.all(statuses)).toEqual([404, 403]);
  });
});

describe('R462: another tutor', () => {
  let other: Person;
  beforeEach(async () => {
    other = await signIn(app, { role: 'tutor', timezone: 'Europe/Madrid', name: 'Lucía' });
    await app.db
      .update(tutors)
      .set({ hourlyRate: 60, meetingLink: 'https://meet.example/l' })
      .where(eq(tutors.profileId, other.id));
  });

  test('takes the lessons over at her rate, if an admin says so', async () => {
    const body = { ...from('2027-04-11'), tutorId: other.id };
    expect(await errorOf(ask('change/preview', body))).toMatchObject({ code: 'session.tutor' });
    const next = await changed(body, admin);
    expect(next).toMatchObject({ tutor: { id: other.id }, meetingLink: 'https://meet.example/l' });
    expect(next.sessions.map(({ id }) => id)).toEqual(AHEAD.map(lessonOn));
    const given = (await lessons()).filter(({ seriesId }) => seriesId === next.id);
    for (const one of given)
      expect(one).toMatchObject({ tutorId: other.id, rate: 60, meetingLink: 'https://meet.example/l' });
  });

  test('has to be free also where a lesson stays that was moved by hand', async () => {
    await change(lessonOn('2027-04-25'), { startsAt: new Date('2027-04-26T14:00:00Z') });
    const third = await signIn(app, { role: 'student' });
    await addSession(app, {
      ...{ tutorId: other.id, studentId: third.id, startsAt: new Date('2027-04-26T14:30:00Z') },
    });
    const body = { ...from('2027-04-11'), tutorId: other.id };
    const { days, kept } = await previewed(body, admin);
    expect(kept).toMatchObject([{ clash: { whose: 'tutor' } }]);
    const chosen = { ...body, days: days.map(({ day }) => day) };
    expect(await errorOf(ask('change', chosen, admin))).toMatchObject({ code: 'series.clash' });
  });

  test('leaves a lesson that somebody else gives where it is', async () => {
    await change(lessonOn('2027-04-18'), { tutorId: other.id });
    const next = await changed({ ...from('2027-04-11'), ...AT_18, exceptions: 'reset' });
    expect(await lesson(lessonOn('2027-04-18'))).toMatchObject({
      ...{ seriesId: next.id, tutorId: other.id, startsAt: new Date('2027-04-18T16:00:00Z') },
    });
  });

  test('takes over what waits since its tutor has left', async () => {
    for (const day of AHEAD) await change(lessonOn(day), { tutorLeftAt: NOW, meetingLink: null });
    const next = await changed({ scope: 'all', tutorId: other.id }, admin);
    expect((await lessons()).filter(({ seriesId }) => seriesId === next.id)).toMatchObject(
      AHEAD.map(() => ({ tutorId: other.id, tutorLeftAt: null })),
    );
  });
});
