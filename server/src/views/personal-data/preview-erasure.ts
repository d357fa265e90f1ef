import { Refusal } from '@bayan/domain/errors';
import { ERASED_PARTS, RETAINED_PARTS } from '@bayan/domain/personal-data/erasure-parts';
import type { ErasurePreviewRecord } from '@bayan/domain/personal-data/erasures.contract';
import { erasureRunsAt } from '@bayan/domain/personal-data/request-times';
import type { Database } from '@bayan/platform/db/database';
import { findSubject } from './erasures.repository.ts';
import { MARKED_ROWS } from './marked-rows.ts';
import { countRows } from './persons-rows.repository.ts';

/** What an erasure would do to whom (R845): counted as it stands, by the rules that the erasure itself follows. */
export async function previewErasure(
  db: Database,
  personId: string,
  now: Date,
): Promise<ErasurePreviewRecord> {
  const subject = await findSubject(db, personId, now);
  if (!subject) throw new Refusal('not-found');
  const counts = new Map<string, number>();
  for (const { table, rows } of MARKED_ROWS) {
    const parts = [rows.countedAs, rows.alsoCountedAs].filter(part => part !== undefined);
    if (parts.length === 0) continue;
    const count = await countRows(db, personId, table, rows);
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + count);
  }
  const counted = <T extends string>(parts: readonly T[]) =>
    parts.map(part => ({ part, count: counts.get(part) ?? 0 })).filter(({ count }) => count > 0);
  return {
    person: subject.person,
    lessonsAhead: subject.lessonsAhead,
    runsAt: erasureRunsAt(now),
    goes: counted(ERASED_PARTS),
    stays: counted(RETAINED_PARTS),
  };
}
