import { describe, expect, test } from 'vitest';
import { differencesOf, rangesAhead } from '#teaching/availability/season-hours.ts';
import { formOf, hoursIn, problemOf } from '#teaching/availability/weekly-form.ts';

const range = (opens: string | null, closes: string | null) => ({ id: 'a', opens, closes });

describe('R475: weekly hours as they are typed', () => {
  test('are read back as they were saved; midnight is typed as 00:00', () => {
    const hours = [
      { weekday: 1, opens: 720, closes: 1020 },
      { weekday: 7, opens: 1200, closes: 1440 },
    ];
    const form = formOf(hours);
    expect(form[7]?.map(({ opens, closes }) => [opens, closes])).toEqual([['20:00', '00:00']]);
    expect(form[2]).toEqual([]);
    expect(hoursIn(form)).toEqual(hours);
  });

  test('are not hours while a time is missing', () => {
    expect(hoursIn({ 1: [range('12:00', null)] })).toBeNull();
  });

  test.each([
    ['missing', [range('12:00', null)]],
    ['step', [range('12:02', '13:00')]],
    ['order', [range('13:00', '12:00')]],
    ['order', [range('13:00', '13:00')]],
    ['overlap', [range('12:00', '14:00'), range('13:55', '15:00')]],
    [null, [range('12:00', '14:00'), range('14:00', '00:00')]],
    [null, []],
  ])('have the problem %s', (problem, ranges) => {
    expect(problemOf(ranges, 5)).toBe(problem);
  });
});

describe('R481: hours by the clock of families', () => {
  const now = new Date('2027-01-10T09:00:00Z');

  test('differ in winter and in summer', () => {
    const hours = [{ opens: 720, closes: 1020 }];
    const read = differencesOf('Europe/London', 'Asia/Riyadh', now).map(ahead => rangesAhead(hours, ahead));
    expect(read).toEqual([['15:00–20:00'], ['14:00–19:00']]);
  });

  test('are told once where both clocks never part, and pass midnight', () => {
    expect(differencesOf('Asia/Riyadh', 'Asia/Dubai', now)).toEqual([60]);
    expect(rangesAhead([{ opens: 1380, closes: 1440 }], 180)).toEqual(['02:00–03:00']);
  });
});
