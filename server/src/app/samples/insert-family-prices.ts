import type { Currency } from '@bayan/domain/money/currencies';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import { familyPrices } from '#schema/people.ts';
import { type StudentKey, sampleStudents } from './families.ts';
import type { SampleIds } from './sample-ids.ts';
import { minutesAfter, type SampleTime } from './sample-time.ts';

/** An hour, as it was agreed when the family came. With Fatima’s family nothing is agreed yet. */
const AGREED = {
  omar: { perHour: 260, currency: 'SAR' },
  mariam: { perHour: 250, currency: 'AED' },
  hamad: { perHour: 255, currency: 'QAR' },
  dana: { perHour: 21.5, currency: 'KWD' },
  salim: { perHour: 26.5, currency: 'OMR' },
  noor: { perHour: 25.75, currency: 'BHD' },
} as const satisfies Partial<Record<StudentKey, { perHour: number; currency: Currency }>>;

export async function insertFamilyPrices(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  const keys = Object.keys(AGREED) as (keyof typeof AGREED)[];
  await tx.insert(familyPrices).values(
    keys.map(key => {
      const { daysHere, timezone } = sampleStudents[key];
      const cameAt = time.on(-daysHere, '11:00');
      return {
        ...AGREED[key],
        ...{ studentId: ids.students[key], number: 1, validFrom: wallClock(cameAt, timezone).date },
        ...{ madeBy: ids.admin, madeAt: minutesAfter(cameAt, 30) },
      };
    }),
  );
}
