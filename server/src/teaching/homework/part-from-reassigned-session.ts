import type { HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findHomework, listSetIn } from './homework.repository.ts';

/** The database leaves homework with the tutor who set it, outside of any session (R604): put on record after that. */
export async function partFromReassignedSession(
  tx: Transaction,
  context: ActionContext,
  { id }: SessionRecord,
) {
  const setInIt = await listSetIn(tx, context.actor, id);
  return async () => {
    for (const homework of setInIt) await recordParting(tx, context, homework);
  };
}

async function recordParting(tx: Transaction, context: ActionContext, before: HomeworkRecord) {
  const after = await findHomework(tx, context.actor, before.id);
  if (!after || after.version === before.version) return;
  const action = 'homework.parted-from-session';
  await recordChange(tx, context, { action, noun: 'homework', targetId: before.id, before, after });
}
