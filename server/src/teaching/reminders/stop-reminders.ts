import type { StopWish } from '@bayan/domain/reminders/stop-page';
import type { Transaction } from '@bayan/platform/db/database';
import type { KnownSecret } from '@bayan/platform/db/own-signature';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { lockReminderSettings } from './reminder-settings.repository.ts';
import { deleteStop, insertStop } from './reminder-stops.repository.ts';
import { withdrawMails } from './reminders.repository.ts';
import { type StopReader, stopReaderOf } from './stop-reader.ts';

interface Asked {
  readonly token: string;
  readonly now: Date;
  readonly requestId: string;
}

/** What the reader of a reminder asks for by its link; asked again it changes nothing (R660). */
export async function changeByStopLink(
  tx: Transaction,
  wish: StopWish,
  { token, ...origin }: Asked,
  secretOf: KnownSecret,
): Promise<StopReader> {
  const found = await stopReaderOf(tx, token, secretOf);
  const { claim, reader, address } = found;
  const { studentId, kind } = claim;
  await lockReminderSettings(tx, studentId);
  const isNew = wish === 'stop' ? await insertStop(tx, claim, origin.now) : await deleteStop(tx, claim);
  if (!isNew) return found;
  if (wish === 'stop') await withdrawMails(tx, { studentId, kinds: [kind], to: [address], now: origin.now });
  await recordChange(
    tx,
    { actor: null, ...origin },
    {
      action: wish === 'stop' ? 'reminders.stopped' : 'reminders.resumed',
      noun: 'reminders',
      targetId: studentId,
      after: { reader, kind },
    },
  );
  return found;
}
