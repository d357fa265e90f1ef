import { Refusal } from '@bayan/domain/errors';
import { SWITCH_OF } from '@bayan/domain/reminders/reminder-settings';
import type { Transaction } from '../../db/database.ts';
import type { KnownSecret } from '../../db/own-signature.ts';
import { storeReminders } from './change-reminders.ts';
import { addressesOfFamily } from './reminded.repository.ts';
import { lockReminderSettings } from './reminder-settings.repository.ts';
import { isReadAt, readStopToken } from './reminder-tokens.ts';

interface Asked {
  readonly query: { readonly token: string };
  readonly now: Date;
  readonly requestId: string;
}

/** What the mail program asks for at its reader's one click; asked again it changes nothing (R415). */
export async function stopReminders(
  tx: Transaction,
  { query, now, requestId }: Asked,
  secretOf: KnownSecret,
) {
  const secret = await secretOf(tx);
  const claim = readStopToken(secret, query.token);
  const before = claim && (await lockReminderSettings(tx, claim.studentId));
  const readers = claim && (await addressesOfFamily(tx, claim.studentId));
  if (!claim || !before || !readers || !isReadAt(secret, claim, readers))
    throw new Refusal('reminder.unknown', { field: 'token' });
  const { kind, studentId } = claim;
  const name = SWITCH_OF[kind];
  if (before[name]) {
    const { lessonDay, lessonHour, homeworkDay } = before;
    const form = { lessonDay, lessonHour, homeworkDay, [name]: false };
    await storeReminders(tx, { actor: null, now, requestId }, { studentId, before, form });
  }
  return { stopped: kind };
}
