import { expect, test } from 'vitest';
import { isAtIftar } from '#timetables/at-iftar.ts';

const DAYS = { country: 'SA', fromOn: '2027-02-08', untilOn: '2027-03-08' } as const;
const RAMADAN = { ...DAYS, iftarFrom: '17:00', iftarUntil: '19:00' };
const lesson = (from: string, minutes: number) => ({
  from: new Date(from),
  until: new Date(Date.parse(from) + minutes * 60_000),
});

test.each([
  ['from 18:30 on meets it', '2027-02-08T15:30:00Z', true],
  ['from 16:15 on meets it', '2027-03-08T13:15:00Z', true],
  ['from 19:00 on only touches it', '2027-02-08T16:00:00Z', false],
  ['until 17:00 only touches it', '2027-02-08T13:00:00Z', false],
  ['on the day before Ramadan is free of it', '2027-02-07T15:30:00Z', false],
  ['on the day after Ramadan is free of it', '2027-03-09T15:30:00Z', false],
])('case 43 (R547): a lesson of an hour %s', (_, from, isMet) => {
  expect(isAtIftar(lesson(from, 60), RAMADAN)).toBe(isMet);
});
