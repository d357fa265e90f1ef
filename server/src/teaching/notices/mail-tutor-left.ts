import { firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { MAX_LESSONS_TOLD, type ToldLesson } from '#academy/mail/tutor-change-kinds.ts';
import { findFamily } from '#people/profiles/family.repository.ts';

/** Which lesson it is. */
export const toldLesson = ({ subject, startsAt, duration }: SessionRecord): ToldLesson => ({
  subject,
  moment: startsAt.toISOString(),
  minutes: String(duration),
});

interface Told {
  readonly now: Date;
  /** Addresses that hear of them in another mail. */
  readonly elsewhere?: readonly string[];
}

/**
 * One mail to the student and one to the first guardian, in the language of each: lessons of one student with one tutor
 * wait for another (R603).
 */
export async function mailTutorLeft(
  tx: Transaction,
  lessons: readonly SessionRecord[],
  { now, elsewhere = [] }: Told,
): Promise<void> {
  const [first] = lessons;
  if (!first) return;
  const family = await findFamily(tx, first.student.id);
  if (!family?.isActive) return;
  const { student, tutor, timezone } = first;
  const readers = { student: family.student, parent: family.parent };
  const told = JSON.stringify(lessons.slice(0, MAX_LESSONS_TOLD).map(toldLesson));
  const reached = new Set(elsewhere);
  for (const reader of ['student', 'parent'] as const) {
    const { email: to, language } = readers[reader] ?? {};
    if (!to || !language || reached.has(to)) continue;
    reached.add(to);
    const data = {
      reader,
      student: firstNameIn(nameIn(language, student)),
      name: nameIn(language, tutor),
      timezone,
      tutorTimezone: tutor.timezone,
      lessons: told,
      areMore: lessons.length > MAX_LESSONS_TOLD ? 'yes' : 'no',
    } as const;
    await enqueueMail(tx, { kind: 'tutor-left', to, language, data, now });
  }
}
