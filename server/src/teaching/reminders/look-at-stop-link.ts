import { firstNameIn } from '@bayan/domain/profiles/person-name';
import { SWITCH_OF } from '@bayan/domain/reminders/reminder-switches';
import type { StopPage } from '@bayan/domain/reminders/stop-page';
import type { Queryable } from '@bayan/platform/db/database';
import type { KnownSecret } from '@bayan/platform/db/own-signature';
import { findReminderSettings } from './reminder-settings.repository.ts';
import { findStops } from './reminder-stops.repository.ts';
import { stopReaderOf } from './stop-reader.ts';

/** What a stop link is about; changes nothing, whoever opens it (R661). */
export async function lookAtStopLink(q: Queryable, token: string, secretOf: KnownSecret): Promise<StopPage> {
  const { claim, student } = await stopReaderOf(q, token, secretOf);
  const { kind, studentId, readerMark } = claim;
  const stops = await findStops(q, studentId);
  const isStopped = stops.some(stop => stop.kind === kind && stop.readerMark === readerMark);
  const isOn = (await findReminderSettings(q, studentId))[SWITCH_OF[kind]];
  return {
    state: isStopped ? 'stopped' : isOn ? 'on' : 'off',
    kind,
    student: {
      name: firstNameIn(student.name),
      nameAr: student.nameAr === null ? null : firstNameIn(student.nameAr),
    },
  };
}
