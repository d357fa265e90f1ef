import { NOTICE_SWITCH_OF } from '@bayan/domain/notices/notice-switches';
import { firstNameIn } from '@bayan/domain/profiles/person-name';
import { REMINDER_KINDS, type ReminderKind } from '@bayan/domain/reminders/reminder-kind';
import { SWITCH_OF } from '@bayan/domain/reminders/reminder-switches';
import type { StopPage } from '@bayan/domain/reminders/stop-page';
import type { StoppableKind } from '@bayan/domain/reminders/stoppable-kind';
import type { Queryable } from '@bayan/platform/db/database';
import type { KnownSecret } from '@bayan/platform/db/own-signature';
import { findStops } from '#teaching/mail-stops/mail-stops.repository.ts';
import { findNoticeSettings } from '#teaching/notices/notice-settings.repository.ts';
import { findReminderSettings } from './reminder-settings.repository.ts';
import { stopReaderOf } from './stop-reader.ts';

const isReminderKind = (kind: StoppableKind): kind is ReminderKind =>
  REMINDER_KINDS.some(reminder => reminder === kind);

/** Whether the family has left mails of this kind on. */
const isSwitchedOn = async (q: Queryable, studentId: string, kind: StoppableKind): Promise<boolean> =>
  isReminderKind(kind)
    ? (await findReminderSettings(q, studentId))[SWITCH_OF[kind]]
    : (await findNoticeSettings(q, studentId))[NOTICE_SWITCH_OF[kind]];

/** What a stop link is about; changes nothing, whoever opens it (R661). */
export async function lookAtStopLink(q: Queryable, token: string, secretOf: KnownSecret): Promise<StopPage> {
  const { claim, student } = await stopReaderOf(q, token, secretOf);
  const { kind, studentId, readerMark } = claim;
  const stops = await findStops(q, studentId);
  const isStopped = stops.some(stop => stop.kind === kind && stop.readerMark === readerMark);
  const isOn = await isSwitchedOn(q, studentId, kind);
  return {
    state: isStopped ? 'stopped' : isOn ? 'on' : 'off',
    kind,
    student: {
      name: firstNameIn(student.name),
      nameAr: student.nameAr === null ? null : firstNameIn(student.nameAr),
    },
  };
}
