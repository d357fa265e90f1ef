import { Refusal } from '@bayan/domain/errors';
import type { Language } from '@bayan/domain/language/language';
import type { MessageRecord } from '@bayan/domain/messages/message';
import type { Transaction } from '../../db/database.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { ownProfileRow } from '../profiles/profiles.repository.ts';
import { findFamily } from './messages.repository.ts';

/** To the student and, so that no adult writes to a child alone, to the parent (R258). */
export async function mailMessage(tx: Transaction, message: MessageRecord, now: Date): Promise<void> {
  const family = await findFamily(tx, message.student.id);
  if (!family?.isActive) throw new Refusal('message.undeliverable');
  const readers = { student: family.student, parent: family.parent };
  const replyTo = (await ownProfileRow(tx, message.tutor.id))?.email ?? '';
  const reached = new Set<string>();
  for (const reader of ['student', 'parent'] as const) {
    const { email: to, language } = readers[reader] ?? {};
    if (!to || !language || reached.has(to)) continue;
    reached.add(to);
    const name = nameIn(language, message.tutor);
    const student = nameIn(language, message.student);
    const data = { reader, name, student, message: message.text, replyTo };
    await enqueueMail(tx, { kind: 'message', to, language, data, now });
  }
  if (reached.size === 0) throw new Refusal('message.undeliverable');
}

const nameIn = (language: Language, { name, nameAr }: { name: string; nameAr: string | null }) =>
  language === 'ar' ? (nameAr ?? name) : name;
