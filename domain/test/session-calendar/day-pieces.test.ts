import { describe, expect, test } from 'vitest';
import { piecesOn, restOfDay } from '#session-calendar/day-pieces.ts';

const range = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });

describe('the pieces of a day (R976)', () => {
  test('are by the clock of the reader, and end with the day', () => {
    const hours = [
      range('2026-11-16T12:00Z', '2026-11-16T17:00Z'),
      range('2026-11-16T20:00Z', '2026-11-17T02:00Z'),
    ];
    expect(piecesOn(hours, '2026-11-16', 'Asia/Riyadh')).toEqual([
      { top: 900, length: 300 },
      { top: 1380, length: 60 },
    ]);
    expect(piecesOn(hours, '2026-11-17', 'Asia/Riyadh')).toEqual([{ top: 0, length: 300 }]);
    expect(piecesOn(hours, '2026-11-18', 'Asia/Riyadh')).toEqual([]);
  });

  test('of a range of many days are whole days between its ends', () => {
    const leave = [range('2026-11-16T09:00Z', '2026-11-18T21:00Z')];
    const lengths = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map(day =>
      piecesOn(leave, day, 'Asia/Riyadh').map(({ length }) => length),
    );
    expect(lengths).toEqual([[720], [1440], [1440], []]);
  });

  test('leave the rest of the day', () => {
    expect(
      restOfDay([
        { top: 900, length: 300 },
        { top: 1380, length: 60 },
      ]),
    ).toEqual([
      { top: 0, length: 900 },
      { top: 1200, length: 180 },
    ]);
    expect(restOfDay([])).toEqual([{ top: 0, length: 1440 }]);
    expect(restOfDay([{ top: 0, length: 1440 }])).toEqual([]);
  });
});
