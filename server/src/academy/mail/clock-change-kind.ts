import { REMINDED } from '@bayan/domain/reminders/reminder-kind';
import { z } from 'zod';

const text = z.string();

const shift = z.object({
  /** The first name. */
  student: text,
  /** The last time before the clocks change, and the first one after. */
  was: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  /** The clock on which the lesson keeps its time. */
  timezone: text,
  isOutsideHours: z.boolean(),
});
export type ShiftTold = z.infer<typeof shift>;

const clockChange = z.object({
  reader: z.enum([...REMINDED, 'tutor']),
  /** The first name; empty for a tutor, who has several. */
  student: text,
  /** The reader's. */
  timezone: text,
  /** Whose clocks change, when, and whether `forward` or `back`. */
  changing: text,
  at: text,
  direction: text,
  /** As JSON: what begins at another time by the reader's clock, soonest first. */
  shifts: text,
  page: text,
});
export type ClockChangeData = z.infer<typeof clockChange>;

export const clockChangeKinds = {
  /** That clocks change on one side of weekly lessons, two weeks before (R528). */
  'clock-change': clockChange,
};

export const tellsClockChange = (data: object): data is ClockChangeData => 'shifts' in data;
export const readShifts = (written: string): readonly ShiftTold[] =>
  z.array(shift).parse(JSON.parse(written));
