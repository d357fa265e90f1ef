import { describe, expect, test } from 'vitest';
import { blocksByDay, hoursAround } from '#session-calendar/lesson-blocks.ts';

const lesson = (id: string, startsAt: string, minutes = 60) => ({
  id,
  startsAt: new Date(startsAt),
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000),
});
const drawn = (
  lessons: readonly ReturnType<typeof lesson>[],
  days: readonly string[],
  timezone = 'Asia/Riyadh',
) =>
  [...blocksByDay(lessons, days, timezone)].map(([day, blocks]) => [
    day,
    ...blocks.map(block => [block.lesson.id, block.top, block.length, block.column, block.columns]),
  ]);

describe('the lessons of a grid (R963)', () => {
  test('stand at the minute of the clock that was asked for', () => {
    const lessons = [lesson('a', '2027-02-23T18:00:00Z')];
    expect(drawn(lessons, ['2027-02-23'])).toEqual([['2027-02-23', ['a', 1260, 60, 0, 1]]]);
    expect(drawn(lessons, ['2027-02-23'], 'Europe/London')).toEqual([['2027-02-23', ['a', 1080, 60, 0, 1]]]);
  });

  test('share the width where they overlap, also by way of another, and only there', () => {
    const lessons = [
      lesson('a', '2027-02-23T12:00:00Z', 90),
      lesson('b', '2027-02-23T13:00:00Z'),
      lesson('c', '2027-02-23T13:30:00Z'),
      lesson('d', '2027-02-23T14:30:00Z'),
    ];
    expect(drawn(lessons, ['2027-02-23'])).toEqual([
      ['2027-02-23', ['a', 900, 90, 0, 2], ['b', 960, 60, 1, 2], ['c', 990, 60, 0, 2], ['d', 1050, 60, 0, 1]],
    ]);
  });

  test('have a piece on either side of midnight, and none where they end at it', () => {
    const days = ['2027-02-23', '2027-02-24'];
    expect(drawn([lesson('a', '2027-02-23T20:30:00Z')], days)).toEqual([
      ['2027-02-23', ['a', 1410, 30, 0, 1]],
      ['2027-02-24', ['a', 0, 30, 0, 1]],
    ]);
    expect(drawn([lesson('a', '2027-02-23T20:00:00Z')], days)).toEqual([
      ['2027-02-23', ['a', 1380, 60, 0, 1]],
      ['2027-02-24'],
    ]);
  });

  test('keep their place by the wall clock when the British clocks change', () => {
    const week = ['2027-03-27', '2027-03-28'];
    const lessons = [lesson('sat', '2027-03-27T16:00:00Z'), lesson('sun', '2027-03-28T16:00:00Z')];
    expect(drawn(lessons, week)).toEqual([
      ['2027-03-27', ['sat', 1140, 60, 0, 1]],
      ['2027-03-28', ['sun', 1140, 60, 0, 1]],
    ]);
    expect(drawn(lessons, week, 'Europe/London')).toEqual([
      ['2027-03-27', ['sat', 960, 60, 0, 1]],
      ['2027-03-28', ['sun', 1020, 60, 0, 1]],
    ]);
  });

  test('of an hour that comes twice stand side by side, each as long as it lasts', () => {
    // 01:30 twice in London on 31 October 2027; the first ends where the clock reads 01:30 again.
    const lessons = [lesson('first', '2027-10-31T00:30:00Z'), lesson('second', '2027-10-31T01:30:00Z')];
    expect(drawn(lessons, ['2027-10-31'], 'Europe/London')).toEqual([
      ['2027-10-31', ['first', 90, 60, 0, 2], ['second', 90, 60, 1, 2]],
    ]);
  });
});

test('a grid has the usual hours and as many more as its lessons need (R963)', () => {
  expect(hoursAround([], { from: 12, until: 22 })).toEqual({ from: 12, until: 22 });
  expect(
    hoursAround(
      [
        { top: 465, length: 60 },
        { top: 1350, length: 60 },
      ],
      { from: 12, until: 22 },
    ),
  ).toEqual({ from: 7, until: 24 });
});
