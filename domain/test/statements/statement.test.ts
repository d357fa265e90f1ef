import { describe, expect, test } from 'vitest';
import { isFinal, type StatementLesson, statementOf } from '#statements/statement.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const GBP = { currency: 'GBP', perHour: 40 };
const lesson = (change: Partial<StatementLesson> = {}): StatementLesson => ({
  startsAt: new Date('2026-11-10T15:00:00Z'),
  timezone: 'Asia/Riyadh',
  status: 'completed',
  minutes: 60,
  rate: GBP,
  ...change,
});
const november = (...lessons: StatementLesson[]) => statementOf(lessons, '2026-11', NOW);

describe('a statement adds up what was kept (R792, R793)', () => {
  test('each line is rounded, and the sum is that of its lines', () => {
    const { lines, totals } = november(
      lesson({ minutes: 20 }),
      lesson({ minutes: 20 }),
      lesson({ minutes: 20 }),
    );
    expect(lines.map(({ amount }) => amount?.units)).toEqual([1333, 1333, 1333]);
    expect(totals).toMatchObject({ lessons: 3, minutes: 60, sums: [{ currency: 'GBP', units: 3999 }] });
  });

  test('a lesson that nobody has closed is open and in no sum, whatever was kept before it was opened again', () => {
    const { lines, totals } = november(lesson(), lesson({ status: 'in-progress', minutes: 0 }));
    expect(lines.map(({ state }) => state)).toEqual(['counted', 'open']);
    expect(totals).toMatchObject({
      lessons: 2,
      open: 1,
      minutes: 60,
      sums: [{ currency: 'GBP', units: 4000 }],
    });
  });

  test('a lesson closed before facts were kept is in no sum', () => {
    const { lines, totals } = november(lesson({ minutes: null }));
    expect(lines[0]).toMatchObject({ state: 'unrecorded', amount: null });
    expect(totals).toMatchObject({ unrecorded: 1, minutes: 0, sums: [] });
  });

  test('no price agreed is not a price of nothing', () => {
    const { lines, totals } = november(
      lesson({ rate: null }),
      lesson({ rate: { currency: 'GBP', perHour: 0 } }),
    );
    expect(lines.map(({ state, amount }) => [state, amount?.units])).toEqual([
      ['unpriced', undefined],
      ['counted', 0],
    ]);
    expect(totals).toMatchObject({ unpriced: 1, minutes: 120, sums: [{ currency: 'GBP', units: 0 }] });
  });

  test('where nothing counts no price is missed', () => {
    const { lines } = november(lesson({ status: 'cancelled', minutes: 0, rate: null }));
    expect(lines[0]?.state).toBe('counted');
  });

  test('two currencies have two sums', () => {
    const { totals } = november(lesson(), lesson({ rate: { currency: 'SAR', perHour: 150 } }));
    expect(totals.sums).toEqual([
      { currency: 'GBP', units: 4000 },
      { currency: 'SAR', units: 15000 },
    ]);
  });

  test('what has not begun is counted and is no line; what has begun is one', () => {
    const planned = (startsAt: string) =>
      lesson({ startsAt: new Date(startsAt), status: 'scheduled', minutes: null });
    const { lines, totals } = november(planned('2026-11-20T12:00:01Z'), planned('2026-11-20T12:00:00Z'));
    expect(lines).toHaveLength(1);
    expect(totals).toMatchObject({ lessons: 1, open: 1, toCome: 1 });
  });
});

test('a lesson is in the month of its own clock (R792)', () => {
  const late = lesson({ startsAt: new Date('2026-10-31T21:30:00Z') });
  expect(november(late).lines).toHaveLength(1);
  expect(november({ ...late, timezone: 'Europe/London' }).lines).toHaveLength(0);
  expect(statementOf([{ ...late, timezone: 'Europe/London' }], '2026-10', NOW).lines).toHaveLength(1);
});

test('lines are in the order of time', () => {
  const { lines } = november(lesson({ startsAt: new Date('2026-11-12T15:00:00Z') }), lesson());
  expect(lines.map(({ lesson: { startsAt } }) => startsAt.getUTCDate())).toEqual([10, 12]);
});

test('a sum is final when the month is over and nothing of it is open', () => {
  expect(isFinal(november(lesson()).totals, true)).toBe(true);
  expect(isFinal(november(lesson()).totals, false)).toBe(false);
  expect(isFinal(november(lesson({ status: 'scheduled' })).totals, true)).toBe(false);
  expect(isFinal(november(lesson({ rate: null })).totals, true)).toBe(false);
});
