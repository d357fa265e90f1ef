import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notices } from '#schema/notices.ts';
import { addSession } from '#test/builders.ts';
import {
  AT_NINE,
  IN_RAMADAN,
  json,
  openTimetableSetup,
  type TimetableSetup,
  type Versioned,
} from './timetable-setup.ts';

let setup: TimetableSetup;
beforeAll(async () => {
  setup = await openTimetableSetup();
});
afterAll(() => setup.app.close());
beforeEach(() => setup.begin());

interface Preview {
  readonly moved: readonly { readonly startsAt: string }[];
  readonly days: readonly { readonly day: string; readonly isOn: boolean }[];
  readonly kept: readonly { readonly startsAt: string }[];
}

/** Applied, with the lessons at 21:00; the first of them is on the next day. */
async function follow() {
  const series = await setup.newSeries();
  const timetable = await setup.newTimetable();
  await json(await setup.decide(timetable, series, AT_NINE));
  await setup.post(timetable, 'apply');
  await setup.goTo('2027-02-13T20:00:00Z');
  return { timetable, series: { id: series.id, version: (await setup.only(timetable)).version } };
}

async function change({ id, version }: Versioned, given: object) {
  const form = { scope: 'all', ...given };
  const path = `/api/session-series/${id}/change`;
  const preview = await json<Preview>(
    await setup.admin.call('POST', `${path}/preview`, { body: form, version }),
  );
  const days = preview.days.filter(({ isOn }) => isOn).map(({ day }) => day);
  const body = { ...form, days };
  const after = await json<Versioned>(await setup.admin.call('POST', path, { body, version }), 201);
  return { preview, after };
}
const atNine = IN_RAMADAN.map(day => `${day}T18:00`);
const minute = (instant: string) => instant.slice(0, 16);

test('another link leaves lessons where the timetable has put them, whoever is at the usual time (R456)', async () => {
  const { timetable, series } = await follow();
  await addSession(setup.app, {
    ...{ tutorId: setup.tutor.id, studentId: setup.student.id, status: 'scheduled' },
    startsAt: new Date('2027-02-21T15:00:00Z'),
  });
  const { preview, after } = await change(series, { meetingLink: 'https://meet.example/ramadan' });
  expect(preview.moved.map(({ startsAt }) => minute(startsAt)).filter(at => atNine.includes(at))).toEqual([]);
  expect(preview.kept.map(({ startsAt }) => minute(startsAt))).toEqual(atNine);
  const lessons = (await setup.lessons(after.id)).slice(0, 4);
  expect(lessons.map(({ startsAt }) => minute(startsAt.toISOString()))).toEqual(atNine);
  expect(lessons.map(({ timetableId, meetingLink }) => [timetableId, meetingLink])).toEqual(
    lessons.map(() => [timetable.id, 'https://meet.example/ramadan']),
  );
  await setup.app.db.delete(notices).where(eq(notices.profileId, setup.tutor.id));
  await setup.settle();
  expect((await setup.startsOf(after.id)).slice(0, 4)).toEqual(atNine);
  // Nothing has moved that there was to tell.
  expect(await setup.app.db.$count(notices, eq(notices.profileId, setup.tutor.id))).toBe(0);
});

test('another usual time is planned as such, and the timetable sees to it (R456)', async () => {
  const { series } = await follow();
  const { preview, after } = await change(series, { slots: [{ weekday: 7, time: '12:00' }] });
  expect(preview.kept).toEqual([]);
  await setup.settle();
  expect((await setup.startsOf(after.id)).slice(0, 4)).toEqual(IN_RAMADAN.map(day => `${day}T09:00`));
});
