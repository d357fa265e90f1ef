import type { Transaction } from '@bayan/platform/db/database';
import { guardianConsents, guardians } from '#schema/people.ts';
import { studentEntries } from './families.ts';
import type { SampleIds } from './sample-ids.ts';
import { minutesAfter, type SampleTime } from './sample-time.ts';

const CONSENT_TEXT = '2024-12';

export async function insertGuardians(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  for (const [key, student] of studentEntries) {
    const arrivedAt = time.on(-student.daysHere, '11:00');
    for (const [index, { consents, ...guardian }] of student.guardians.entries()) {
      const [row] = await tx
        .insert(guardians)
        .values({
          ...guardian,
          studentId: ids.students[key],
          position: index + 1,
          createdAt: arrivedAt,
          updatedAt: arrivedAt,
        })
        .returning({ id: guardians.id });
      if (!row) throw new Error('a guardian was not stored');
      await tx.insert(guardianConsents).values(
        consents.map(purpose => ({
          guardianId: row.id,
          purpose,
          textVersion: CONSENT_TEXT,
          language: guardian.language,
          givenAt: minutesAfter(arrivedAt, 25),
        })),
      );
    }
  }
}
