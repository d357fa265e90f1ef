import { Refusal } from '@bayan/domain/errors';
import type { Language } from '@bayan/domain/language/language';
import type { MessageRecord } from '@bayan/domain/messages/messages.contract';
import { nameIn } from '@bayan/domain/profiles/person-name';
import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { MailContent } from '#academy/mail/mail-kinds.ts';
import { activeAdmins } from '#people/profiles/admins.repository.ts';
import { findFamily } from '#people/profiles/family.repository.ts';
import { ownProfileRow } from '#people/profiles/profiles.repository.ts';

/** To whoever did not write it. */
export async function mailMessage(tx: Transaction, message: MessageRecord, now: Date): Promise<void> {
  if (message.authorId !== message.student.id) await mailFamily(tx, message, now);
  else if (message.tutor) await mailTutor(tx, message, message.tutor.id, now);
  else await notifyAdmins(tx, message, now);
}

/** To the student and, so that no adult writes to a child alone, to the parent (R258). */
async function mailFamily(tx: Transaction, message: MessageRecord, now: Date): Promise<void> {
  const family = await findFamily(tx, message.student.id);
  if (!family?.isActive) throw new Refusal('message.undeliverable');
  const contentFor = await familyContent(tx, message);
  const readers = { student: family.student, parent: family.parent };
  const reached = new Set<string>();
  for (const reader of ['student', 'parent'] as const) {
    const { email: to, language } = readers[reader] ?? {};
    if (!to || !language || reached.has(to)) continue;
    reached.add(to);
    await enqueueMail(tx, { ...contentFor(reader, language), to, language, now });
  }
  if (reached.size === 0) throw new Refusal('message.undeliverable');
}

type FamilyContent = Extract<MailContent, { kind: 'message' | 'academy-message' }>;
type ContentFor = (reader: 'student' | 'parent', language: Language) => FamilyContent;

/** A tutor's has her address for answers; the academy's is answered where it is kept (R263). */
async function familyContent(tx: Transaction, message: MessageRecord): Promise<ContentFor> {
  const { student, tutor, text } = message;
  if (!tutor)
    return (reader, language) => ({
      kind: 'academy-message',
      data: { reader, student: nameIn(language, student), message: text, page: CONTACT_PAGE },
    });
  const replyTo = (await ownProfileRow(tx, tutor.id))?.email ?? '';
  return (reader, language) => ({
    kind: 'message',
    data: {
      reader,
      name: nameIn(language, tutor),
      student: nameIn(language, student),
      message: text,
      replyTo,
    },
  });
}

const CONTACT_PAGE = '/student-dashboard/contact';

/** Without an address of the child: it is answered where it is kept, and the parent reads the answer too (R262). */
async function mailTutor(
  tx: Transaction,
  { student, text }: MessageRecord,
  tutorId: string,
  now: Date,
): Promise<void> {
  const tutor = await ownProfileRow(tx, tutorId);
  if (!tutor?.email) return;
  const { email: to, language } = tutor;
  const page = `/tutor-dashboard/students/${student.id}?tab=messages`;
  const data = { name: nameIn(language, student), message: text, page };
  await enqueueMail(tx, { kind: 'student-message', to, language, data, now });
}

async function notifyAdmins(tx: Transaction, { student }: MessageRecord, now: Date): Promise<void> {
  for (const { email: to, language } of await activeAdmins(tx)) {
    const data = { name: nameIn(language, student) };
    await enqueueMail(tx, { kind: 'message-arrived', to, language, data, now });
  }
}
