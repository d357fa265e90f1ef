import { Refusal } from '@bayan/domain/errors';
import type { ErasureRecord } from '@bayan/domain/personal-data/erasures.contract';
import { erasureRunsAt } from '@bayan/domain/personal-data/request-times';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { refuseLosingAdmins } from '#people/profiles/lock-person.ts';
import { lockPerson } from '#people/profiles/profiles.repository.ts';
import { findErasure, findSubject, insertErasure } from './erasures.repository.ts';

/** Nothing is erased yet: it runs after 14 days, and can be withdrawn until then (R844). */
export async function askErasure(
  tx: Transaction,
  context: ActionContext,
  personId: string,
): Promise<ErasureRecord> {
  const { actor, now } = context;
  await refuseLosingAdmins(tx, context, personId);
  await lockPerson(tx, personId);
  const subject = await findSubject(tx, personId, now);
  if (!subject) throw new Refusal('not-found');
  if (subject.lessonsAhead > 0) throw new Refusal('erasure.lessons-ahead');
  const runsAt = erasureRunsAt(now);
  const id = await insertErasure(tx, { personId, askedBy: actor.id, runsAt, createdAt: now });
  if (!id) throw new Refusal('erasure.exists');
  const after = { personId, runsAt };
  await recordChange(tx, context, { action: 'erasure.asked', noun: 'erasures', targetId: id, after });
  return foundErasure(await findErasure(tx, id, now));
}

export function foundErasure(erasure: ErasureRecord | null): ErasureRecord {
  if (!erasure) throw new Error('an erasure that was changed is not there');
  return erasure;
}
