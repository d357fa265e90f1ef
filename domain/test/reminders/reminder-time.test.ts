import { expect, test } from 'vitest';
import { REMINDER_KINDS, type ReminderKind } from '#reminders/reminder-kind.ts';
import { isToSend, ofUseUntil, remindAt } from '#reminders/reminder-time.ts';
import { instantOf, wallClock } from '#time/zoned-time.ts';

const moment = new Date('2026-11-20T16:00:00Z');
const hoursBefore = (hours: number) => new Date(moment.getTime() - hours * 3_600_000);
const planned = (kind: ReminderKind) => ({ kind, moment, dueAt: remindAt(kind, moment) });

test.each([
  ['lesson-day', 24, 2],
  ['lesson-hour', 1, 0],
  ['homework-day', 24, 2],
] as const)('%s is due %i hours before, and of use until %i hours before', (kind, due, useless) => {
  expect(remindAt(kind, moment)).toEqual(hoursBefore(due));
  expect(ofUseUntil(kind, moment)).toEqual(hoursBefore(useless));
});

test.each(REMINDER_KINDS)('%s goes out as soon as it has come due, and not before', kind => {
  const { dueAt } = planned(kind);
  const lookedAt = new Date(dueAt.getTime() - 1);
  expect(isToSend(planned(kind), { now: dueAt, lookedAt })).toBe(true);
  expect(isToSend(planned(kind), { now: lookedAt, lookedAt: hoursBefore(48) })).toBe(false);
});

test('after hours without a look what came due meanwhile goes out, while it is of use (R412)', () => {
  const lookedAt = hoursBefore(30);
  expect(isToSend(planned('lesson-day'), { now: hoursBefore(14), lookedAt })).toBe(true);
  expect(isToSend(planned('lesson-day'), { now: hoursBefore(2), lookedAt })).toBe(false);
  expect(isToSend(planned('lesson-hour'), { now: hoursBefore(0.1), lookedAt })).toBe(true);
  expect(isToSend(planned('lesson-hour'), { now: moment, lookedAt })).toBe(false);
});

test('a lesson made five hours ahead gets the reminder that is still ahead, and no other (R412)', () => {
  const lookedAt = hoursBefore(5);
  expect(isToSend(planned('lesson-day'), { now: hoursBefore(4.9), lookedAt })).toBe(false);
  expect(isToSend(planned('lesson-hour'), { now: hoursBefore(1), lookedAt })).toBe(true);
});

test('before anybody has looked for the first time nothing goes out', () => {
  expect(isToSend(planned('lesson-day'), { now: hoursBefore(20), lookedAt: null })).toBe(false);
});

test.each([
  ['2026-10-24', '2026-10-25'],
  ['2027-03-27', '2027-03-28'],
])(
  'the family reads the same hour a day before when British clocks change between %s and %s',
  (before, day) => {
    const lesson = instantOf(day, '19:00', 'Asia/Riyadh');
    expect(lesson && wallClock(remindAt('lesson-day', lesson), 'Asia/Riyadh')).toEqual({
      date: before,
      time: '19:00',
    });
  },
);
