import { describe, expect, test } from 'vitest';
import { weekOf } from '#gulf-calendar/week.ts';
import { lessonsByWeek } from '#session-calendar/lessons-by-week.ts';

const at = (...starts: string[]) => starts.map(startsAt => ({ startsAt }));
/** A Thursday. */
const now = new Date('2026-11-19T09:00:00Z');
const inRiyadh = { week: weekOf('SA'), timezone: 'Asia/Riyadh', now };

describe('lessons by weeks (R540)', () => {
  test('begin on Sunday in Saudi Arabia, by the clock of the family', () => {
    // Saturday 23:30 and Sunday 00:30 in Riyadh.
    const lessons = at('2026-11-19T15:00:00Z', '2026-11-21T20:30:00Z', '2026-11-21T21:30:00Z');
    expect(lessonsByWeek(lessons, inRiyadh)).toEqual([
      { firstDay: '2026-11-15', lastDay: '2026-11-21', is: 'this', lessons: lessons.slice(0, 2) },
      { firstDay: '2026-11-22', lastDay: '2026-11-28', is: 'next', lessons: lessons.slice(2) },
    ]);
  });

  test('begin on Monday in the Emirates', () => {
    const inDubai = { week: weekOf('AE'), timezone: 'Asia/Dubai', now };
    const weeks = lessonsByWeek(at('2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z'), inDubai);
    expect(weeks.map(({ firstDay }) => firstDay)).toEqual(['2026-11-16', '2026-11-23']);
  });

  test('have no name further ahead, and a week without a lesson is none', () => {
    const weeks = lessonsByWeek(at('2026-12-01T12:00:00Z', '2026-12-20T12:00:00Z'), inRiyadh);
    expect(weeks.map(({ firstDay, is }) => [firstDay, is])).toEqual([
      ['2026-11-29', null],
      ['2026-12-20', null],
    ]);
    expect(lessonsByWeek([], inRiyadh)).toEqual([]);
  });
});
