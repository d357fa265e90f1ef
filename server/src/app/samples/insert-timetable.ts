import { hijriOf, ramadanOf } from '@bayan/domain/gulf-calendar/hijri';
import { iftarWindow } from '@bayan/domain/gulf-calendar/iftar';
import type { Transaction } from '@bayan/platform/db/database';
import { insertTimetable } from '#teaching/timetables/timetables.repository.ts';
import { daysBefore, type SampleTime } from './sample-time.ts';

/** Noor's: her weekly lesson is at iftar. */
const country = 'BH';

/** The timetable of the next Ramadan in one country, which nobody has applied yet: no lesson moves at the first start. */
export async function insertSampleTimetable(tx: Transaction, { now, today }: SampleTime): Promise<void> {
  const { year } = hijriOf(today);
  const hijriYear = today < ramadanOf(year).fromOn ? year : year + 1;
  const { fromOn, untilOn } = ramadanOf(hijriYear);
  const madeAt = daysBefore(now, 1);
  await insertTimetable(tx, {
    ...{ country, hijriYear, fromOn, untilOn, certainty: 'expected' },
    ...iftarWindow(country, { fromOn, untilOn }),
    ...{ createdAt: madeAt, updatedAt: madeAt },
  });
}
