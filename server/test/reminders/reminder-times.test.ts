import { instantOf } from '@bayan/domain/time/zoned-time';
import { afterEach, expect, test } from 'vitest';
import { addSession } from '#test/builders.ts';
import { openReminderSetup, type ReminderSetup } from './reminder-setup.ts';

let setup: ReminderSetup;
afterEach(() => setup.close());

const at = (date: string, time: string, timezone: string) => instantOf(date, time, timezone) ?? new Date(0);

test.each([
  // British clocks go back on 25 October 2026 and forward on 28 March 2027; Gulf clocks never do.
  ['2026-10-24', 'Asia/Riyadh', 'Saturday 24 October, 19:00 (Riyadh)', 'Saturday 24 October, 17:00 (London)'],
  ['2026-10-25', 'Asia/Riyadh', 'Sunday 25 October, 19:00 (Riyadh)', 'Sunday 25 October, 16:00 (London)'],
  ['2027-03-27', 'Asia/Dubai', 'Saturday 27 March, 19:00 (Dubai)', 'Saturday 27 March, 15:00 (London)'],
  ['2027-03-28', 'Asia/Dubai', 'Sunday 28 March, 19:00 (Dubai)', 'Sunday 28 March, 16:00 (London)'],
])(
  'a lesson at 19:00 on %s in %s is told right by both clocks, a day before to the minute',
  async (...given) => {
    const [date, familyTimezone, family, tutors] = given;
    const startsAt = at(date, '19:00', familyTimezone);
    setup = await openReminderSetup(new Date(startsAt.getTime() - 26 * 3_600_000));
    await addSession(setup.app, { ...setup.pair, startsAt, familyTimezone });
    await setup.after(2 - 1 / 60);
    expect(await setup.outbox()).toEqual([]);
    await setup.after(1 / 60);
    const [mail] = await setup.arrived();
    expect(mail?.text).toContain(`When: ${family}`);
    expect(mail?.text).toContain(`For Eleanor Finch: ${tutors}`);
  },
);
