import type { Language } from '@bayan/domain/language/language';
import { isOptional, type NoticeKind } from '@bayan/domain/notices/notice-kind';
import { NOTICE_SWITCH_OF } from '@bayan/domain/notices/notice-switches';
import type { Transaction } from '@bayan/platform/db/database';
import { readFormSecret } from '@bayan/platform/db/own-signature';
import { findFamily } from '#people/profiles/family.repository.ts';
import { ownProfileRow } from '#people/profiles/profiles.repository.ts';
import { findStops } from '#teaching/mail-stops/mail-stops.repository.ts';
import { readerMarkOf, writeStopToken } from '#teaching/mail-stops/stop-tokens.ts';
import { findNoticeSettings } from './notice-settings.repository.ts';

/** Somebody who is told of a change. */
export interface NoticeReader {
  readonly role: 'student' | 'parent' | 'tutor';
  /** Null for a parent, who has no account. */
  readonly profileId: string | null;
  /** Null where there is no address, or where it is another reader's too. */
  readonly to: string | null;
  readonly language: Language;
  readonly timezone: string;
}

interface Between {
  readonly studentId: string;
  /** Null where nobody teaches it at present. */
  readonly tutorId: string | null;
  /** The family's. */
  readonly timezone: string;
  /** Who did it, if anybody, is told nothing; the parent always is, so that no child moves lessons unseen (R525). */
  readonly actorId: string | null;
}

/** The student, the first guardian and the tutor, as far as they are active; one address once. */
export async function noticeReaders(
  tx: Transaction,
  { studentId, tutorId, timezone, actorId }: Between,
): Promise<NoticeReader[]> {
  const readers: NoticeReader[] = [];
  const add = ({ to, ...reader }: NoticeReader) => {
    const isReached = readers.some(other => other.to === to);
    readers.push({ ...reader, to: isReached ? null : to });
  };
  const family = await findFamily(tx, studentId);
  if (family?.isActive) {
    const { student, parent } = family;
    if (studentId !== actorId)
      add({
        role: 'student',
        profileId: studentId,
        to: student.email,
        language: student.language,
        timezone,
      });
    if (parent)
      add({ role: 'parent', profileId: null, to: parent.email, language: parent.language, timezone });
  }
  const tutor = tutorId === null || tutorId === actorId ? null : await ownProfileRow(tx, tutorId);
  if (tutor?.role === 'tutor' && tutor.isActive)
    add({
      role: 'tutor',
      profileId: tutor.id,
      to: tutor.email,
      language: tutor.language,
      timezone: tutor.timezone,
    });
  return readers;
}

interface Wanted {
  readonly kind: NoticeKind;
  readonly reader: NoticeReader & { readonly to: string };
  readonly studentId: string;
}

/**
 * Whether this reader wants mails of this kind: by what the family, or the tutor, has chosen, and by what was stopped at
 * this address. Null where they do not; otherwise the token to stop them by, or nothing (R682).
 */
export async function wantedMail(
  tx: Transaction,
  { kind, reader, studentId }: Wanted,
): Promise<{ readonly stop: string } | null> {
  if (!isOptional(kind)) return { stop: '' };
  const chosenBy = reader.role === 'tutor' ? reader.profileId : studentId;
  if (chosenBy && !(await findNoticeSettings(tx, chosenBy))[NOTICE_SWITCH_OF[kind]]) return null;
  if (reader.role === 'tutor') return { stop: '' };
  const secret = await readFormSecret(tx);
  const mark = readerMarkOf(secret, reader.to);
  const stops = await findStops(tx, studentId);
  if (stops.some(stop => stop.kind === kind && stop.readerMark === mark)) return null;
  return { stop: writeStopToken(secret, { kind, studentId, to: reader.to }) };
}
