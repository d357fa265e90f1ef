import { Refusal } from '@bayan/domain/errors';
import type { ReminderStop, ReminderStopList } from '@bayan/domain/reminders/reminders.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { KnownSecret } from '@bayan/platform/db/own-signature';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { deleteStop, findStops } from '#teaching/mail-stops/mail-stops.repository.ts';
import { findFamily } from './reminder-recipients.repository.ts';
import { lockReminderSettings } from './reminder-settings.repository.ts';
import { readersByMark } from './stop-reader.ts';

/** What the readers of today have stopped; what was stopped at an address that nobody is reminded at stays out (R663). */
export async function listReminderStops(
  q: Queryable,
  studentId: string,
  secretOf: KnownSecret,
): Promise<ReminderStopList> {
  const family = await findFamily(q, studentId);
  if (!family) return { items: [] };
  const readers = readersByMark(await secretOf(q), family);
  const stops = await findStops(q, studentId);
  return {
    items: stops.flatMap(({ kind, readerMark }) => {
      const reader = readers.get(readerMark);
      return reader === undefined ? [] : [{ reader, kind }];
    }),
  };
}

/** The family's own account turns on again what one of its readers stopped (R663). */
export async function resumeReminders(
  tx: Transaction,
  context: ActionContext,
  { reader, kind }: ReminderStop,
  secretOf: KnownSecret,
): Promise<ReminderStopList> {
  const { id } = context.actor;
  if (!(await lockReminderSettings(tx, id))) throw new Refusal('not-found');
  const family = await findFamily(tx, id);
  const readers = family ? readersByMark(await secretOf(tx), family) : new Map();
  for (const [readerMark, who] of readers) {
    if (who !== reader || !(await deleteStop(tx, { studentId: id, kind, readerMark }))) continue;
    const after = { reader, kind };
    await recordChange(tx, context, { action: 'reminders.resumed', noun: 'reminders', targetId: id, after });
  }
  return listReminderStops(tx, id, secretOf);
}
