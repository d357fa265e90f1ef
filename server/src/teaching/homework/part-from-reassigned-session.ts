import type { HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import { findHomework, listSetIn } from './homework.repository.ts';

/** The database leaves homework with the tutor who set it, outside of any session (R604): put on record after that. */
export async function partFromReassignedSession(tx: Transaction, deed: Deed, { id }: SessionRecord) {
  const setInIt = await listSetIn(tx, deed.actor, id);
  return async () => {
    for (const homework of setInIt) await recordParting(tx, deed, homework);
  };
}

async function recordParting(tx: Transaction, deed: Deed, before: HomeworkRecord) {
  const after = await findHomework(tx, deed.actor, before.id);
  if (!after || after.version === before.version) return;
  const action = 'homework.parted-from-session';
  await recordChange(tx, deed, { action, noun: 'homework', targetId: before.id, before, after });
}
