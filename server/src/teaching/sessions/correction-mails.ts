import { nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { findFamily } from '#people/profiles/family.repository.ts';

interface Corrected {
  /** When it was, with whom it was, that it was not, or that it was this family's. */
  readonly change: 'time' | 'tutor' | 'removed' | 'added';
  readonly before: SessionRecord;
  readonly after: SessionRecord;
}

/** What the record said and says now, by the family's clock: to the student and the first guardian (R499). Not why. */
export async function mailCorrection(
  tx: Transaction,
  { change, before, after }: Corrected,
  now: Date,
): Promise<void> {
  const family = await findFamily(tx, after.student.id);
  if (!family?.isActive) return;
  const reached = new Set<string>();
  for (const reader of [family.student, family.parent]) {
    if (!reader?.email || reached.has(reader.email)) continue;
    const { email: to, language } = reader;
    reached.add(to);
    const data = {
      change,
      name: nameIn(language, before.tutor),
      newName: nameIn(language, after.tutor),
      when: before.startsAt.toISOString(),
      newTime: after.startsAt.toISOString(),
      minutes: String(before.duration),
      newMinutes: String(after.duration),
      timezone: after.timezone,
    };
    await enqueueMail(tx, { kind: 'session-corrected', to, language, data, now });
  }
}
