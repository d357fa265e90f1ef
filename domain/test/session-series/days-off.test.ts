import { offIn } from '@bayan/domain/session-series/days-off';
import { plannedLessons } from '@bayan/domain/session-series/pattern';
import { expect, test } from 'vitest';

const sundays = {
  ...{
    slots: [{ weekday: 7, time: '19:00' }],
    everyWeeks: 1,
    startsOn: '2027-06-20',
    timezone: 'Asia/Riyadh',
  },
  ...{ untilOn: null, lessons: 6 },
};
const daysOf = (off: Parameters<typeof offIn>[0]) =>
  plannedLessons(sundays, { until: '2028-01-01', isOff: offIn(off) }).map(({ day }) => day);

test('R458: days that are skipped or in a pause have no lesson, and a series of n lessons ends later', () => {
  expect(daysOf({ days: [], pauses: [] })).toEqual([
    ...['2027-06-20', '2027-06-27', '2027-07-04', '2027-07-11', '2027-07-18', '2027-07-25'],
  ]);
  const pause = { fromOn: '2027-07-01', untilOn: '2027-07-31' };
  expect(daysOf({ days: [{ day: '2027-06-27' }], pauses: [pause] })).toEqual([
    ...['2027-06-20', '2027-08-01', '2027-08-08', '2027-08-15', '2027-08-22', '2027-08-29'],
  ]);
});

test('R458: the first and the last day of a pause are in it', () => {
  const isOff = offIn({ days: [], pauses: [{ fromOn: '2027-07-04', untilOn: '2027-07-11' }] });
  expect(['2027-07-03', '2027-07-04', '2027-07-11', '2027-07-12'].map(isOff)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
