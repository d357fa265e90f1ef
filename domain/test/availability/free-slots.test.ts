import { describe, expect, test } from 'vitest';
import { freeSlots, type SlotQuestion } from '#availability/free-slots.ts';
import { wallClock } from '#time/zoned-time.ts';
import { ELEANOR } from './eleanor.ts';

const range = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });
/** A Monday: 12:00–17:00 in London is 15:00–20:00 in Riyadh. */
const MONDAY: SlotQuestion = {
  hours: { sets: [ELEANOR], days: [] },
  closed: [],
  tutorLessons: [],
  studentLessons: [],
  familyTimezone: 'Asia/Riyadh',
  duration: 60,
  frame: range('2027-02-01T00:00:00Z', '2027-02-02T00:00:00Z'),
};
const starts = (question: Partial<SlotQuestion>) =>
  freeSlots({ ...MONDAY, ...question }).map(at => wallClock(at, 'Asia/Riyadh').time);

describe('R479: free slots', () => {
  test('are every quarter of an hour at which the whole lesson is within her hours', () => {
    const all = starts({});
    expect(all.slice(0, 3)).toEqual(['15:00', '15:15', '15:30']);
    expect(all.at(-1)).toBe('19:00');
    expect(all).toHaveLength(17);
    expect(starts({ duration: 30 }).at(-1)).toBe('19:30');
  });

  test('begin at a quarter by the family’s clock where her hours do not', () => {
    const hours = { ...ELEANOR, hours: [{ weekday: 1, opens: 725, closes: 800 }] };
    expect(starts({ hours: { sets: [hours], days: [] } })).toEqual(['15:15']);
    // Kathmandu is 5 hours and 45 minutes ahead of London.
    const inKathmandu = freeSlots({
      ...MONDAY,
      hours: { sets: [hours], days: [] },
      familyTimezone: 'Asia/Kathmandu',
    });
    expect(inKathmandu.map(at => wallClock(at, 'Asia/Kathmandu').time)).toEqual(['18:00']);
  });

  test('are outside time off and every other closed time; to touch it is free', () => {
    expect(starts({ closed: [range('2027-02-01T13:00:00Z', '2027-02-01T16:00:00Z')] })).toEqual([
      '15:00',
      '19:00',
    ]);
  });

  test('are at least the buffer away from her other lessons', () => {
    const sets = [{ ...ELEANOR, bufferMinutes: 10 }];
    const lesson = range('2027-02-01T14:00:00Z', '2027-02-01T15:00:00Z');
    const free = starts({ hours: { sets, days: [] }, tutorLessons: [lesson] });
    expect(free).toEqual(['15:00', '15:15', '15:30', '15:45', '18:15', '18:30', '18:45', '19:00']);
    expect(starts({ tutorLessons: [lesson] })).toContain('16:00');
    expect(starts({ tutorLessons: [lesson] })).toContain('18:00');
  });

  test('need no buffer beside a lesson of the student', () => {
    const sets = [{ ...ELEANOR, bufferMinutes: 10 }];
    const studentLessons = [range('2027-02-01T13:00:00Z', '2027-02-01T16:00:00Z')];
    expect(starts({ hours: { sets, days: [] }, studentLessons })).toEqual(['15:00', '19:00']);
  });

  test('are none on a day, by her clock, that has her most lessons', () => {
    const sets = [{ ...ELEANOR, mostADay: 4 }];
    const lessons = [8, 9, 10, 11].map(hour =>
      range(
        `2027-02-01T${String(hour).padStart(2, '0')}:00:00Z`,
        `2027-02-01T${String(hour).padStart(2, '0')}:30:00Z`,
      ),
    );
    expect(starts({ hours: { sets, days: [] }, tutorLessons: lessons })).toEqual([]);
    expect(starts({ hours: { sets, days: [] }, tutorLessons: lessons.slice(1) })).toHaveLength(17);
    const dayBefore = range('2027-01-31T23:30:00Z', '2027-02-01T00:30:00Z');
    expect(
      starts({ hours: { sets, days: [] }, tutorLessons: [dayBefore, ...lessons.slice(1)] }),
    ).toHaveLength(17);
  });

  test('R480: are none without weekly hours', () => {
    const days = [{ day: '2027-02-01', timezone: 'Europe/London', ranges: [{ opens: 600, closes: 1200 }] }];
    expect(starts({ hours: { sets: [], days } })).toEqual([]);
    expect(starts({ hours: { sets: [ELEANOR], days } })[0]).toBe('13:00');
  });

  test('follow her clock over the change in March', () => {
    const frame = range('2027-03-28T00:00:00Z', '2027-03-29T00:00:00Z');
    expect(starts({ frame })[0]).toBe('14:00');
    expect(starts({ frame }).at(-1)).toBe('18:00');
  });
});
