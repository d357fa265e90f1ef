import { minutesOf } from '@bayan/domain/availability/hours';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import { availabilityHours, availabilitySets } from '#schema/availability.ts';
import type { SampleIds } from './sample-ids.ts';
import type { SampleTime } from './sample-time.ts';
import { sampleTutors, type TutorKey } from './staff.ts';

const MORNING = '09:00';
/** Minutes between two lessons. */
const BUFFER = 10;

/** Weekly hours of both tutors, since the day they came. */
export async function insertAvailability(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  for (const key of Object.keys(sampleTutors) as TutorKey[]) {
    const { daysHere, hours, profile } = sampleTutors[key];
    const since = time.on(-daysHere, MORNING);
    const [set] = await tx
      .insert(availabilitySets)
      .values({
        tutorId: ids.tutors[key],
        timezone: profile.timezone,
        validFrom: wallClock(since, profile.timezone).date,
        bufferMinutes: BUFFER,
        createdAt: since,
        updatedAt: since,
      })
      .returning({ id: availabilitySets.id });
    if (!set) throw new Error('the sample hours have no id');
    const ranges = hours.flatMap(({ weekdays, opens, closes }) =>
      weekdays.map(weekday => ({
        setId: set.id,
        weekday,
        opens: minutesOf(opens),
        closes: minutesOf(closes),
      })),
    );
    await tx.insert(availabilityHours).values(ranges);
  }
}
