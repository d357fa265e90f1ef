import type { Transaction } from '@bayan/platform/db/database';
import { vettingChecks, vettingEvents } from '#schema/vetting.ts';
import type { SampleIds } from './sample-ids.ts';
import type { SampleTime } from './sample-time.ts';
import type { TutorKey } from './staff.ts';
import { sampleVetting } from './vetting.ts';

/** What was checked of the tutors, and the history of it. */
export async function insertVetting(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  for (const [key, checks] of Object.entries(sampleVetting) as [TutorKey, (typeof sampleVetting)[TutorKey]][])
    for (const { kind, variant = null, daysAgo, by, validFor, note = '' } of checks) {
      const at = time.on(-daysAgo, '12:30');
      const expiresOn = validFor === undefined ? null : time.on(validFor, '12:00').toISOString().slice(0, 10);
      const said = { tutorId: ids.tutors[key], kind, variant, expiresOn, note, state: 'confirmed' } as const;
      await tx
        .insert(vettingChecks)
        .values({ ...said, checkedBy: ids[by], checkedAt: at, createdAt: at, updatedAt: at });
      await tx.insert(vettingEvents).values({ ...said, documents: [], actorId: ids[by], at });
    }
}
