import type { NoteForm, TimelineEntryRecord } from '@bayan/domain/applications/application-admin.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockApplication } from './application-changes.repository.ts';
import { addEvent, findEntry } from './timeline.repository.ts';

/** Adds what a colleague wrote. The audit names the note and not its words, because the log is never erased. */
export async function noteApplication(
  tx: Transaction,
  context: ActionContext,
  { id, text }: NoteForm & { readonly id: string },
): Promise<TimelineEntryRecord> {
  const { actor, now } = context;
  if (!(await lockApplication(tx, id))) throw new Refusal('not-found');
  const noteId = await addEvent(tx, {
    applicationId: id,
    actorId: actor.id,
    what: { kind: 'note', text },
    now,
  });
  const note = await findEntry(tx, noteId);
  if (!note) throw new Error('the note was not stored');
  await recordChange(tx, context, {
    action: 'application.noted',
    noun: 'applications',
    targetId: id,
    after: { note: noteId },
  });
  return note;
}
