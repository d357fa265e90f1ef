import { isOptional } from '@bayan/domain/notices/notice-kind';
import type { StopWish } from '@bayan/domain/reminders/stop-page';
import type { StoppableKind } from '@bayan/domain/reminders/stoppable-kind';
import type { Transaction } from '@bayan/platform/db/database';
import type { KnownSecret } from '@bayan/platform/db/own-signature';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { deleteStop, insertStop } from '#teaching/mail-stops/mail-stops.repository.ts';
import { withdrawNoticeMails } from '#teaching/notices/withdraw-notice-mails.repository.ts';
import { lockReminderSettings } from './reminder-settings.repository.ts';
import { withdrawMails } from './reminders.repository.ts';
import { type StopReader, stopReaderOf } from './stop-reader.ts';

interface Asked {
  readonly token: string;
  readonly now: Date;
  readonly requestId: string;
}

interface Stopped {
  readonly studentId: string;
  readonly kind: StoppableKind;
  readonly to: readonly string[];
  readonly now: Date;
}

/** What waits for this reader. */
async function withdrawStopped(tx: Transaction, { studentId, kind, to, now }: Stopped): Promise<void> {
  if (isOptional(kind)) await withdrawNoticeMails(tx, { studentId, kinds: [kind], to });
  else await withdrawMails(tx, { studentId, kinds: [kind], to, now });
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
  if (wish === 'stop') await withdrawStopped(tx, { studentId, kind, to: [address], now: origin.now });
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
