import type { Language } from '@bayan/domain/language/language';
import type { NoticeSubject } from '@bayan/domain/notices/notice-subject';
import type { Transaction } from '@bayan/platform/db/database';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { mailOutbox } from '#schema/academy.ts';

/** A mail that its reader will not get. */
export interface TakenBack {
  readonly to: string;
  readonly data: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly dueAt: Date;
}

/**
 * Withdraws the mails about one thing that wait. Those that nobody has got are the answer: one that a worker has in hand,
 * or had when it died, may have arrived, and its reader counts as told (R526).
 */
export async function takeBackMails(tx: Transaction, about: NoticeSubject): Promise<TakenBack[]> {
  const waiting = await tx
    .select({
      id: mailOutbox.id,
      to: mailOutbox.toAddress,
      data: mailOutbox.data,
      language: mailOutbox.language,
      dueAt: mailOutbox.nextAttemptAt,
      isTried: sql<boolean>`${mailOutbox.claimedUntil} is not null`,
      isInHand: sql<boolean>`coalesce(${mailOutbox.claimedUntil} >= clock_timestamp(), false)`,
    })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.about, about), eq(mailOutbox.status, sql.raw(`'waiting'`))))
    .orderBy(mailOutbox.id)
    .for('update');
  const ids = waiting.flatMap(({ id, isInHand }) => (isInHand ? [] : [id]));
  if (ids.length > 0)
    await tx
      .update(mailOutbox)
      .set({ status: 'withdrawn', data: {}, claimedUntil: null })
      .where(inArray(mailOutbox.id, ids));
  return waiting.filter(({ isTried }) => !isTried);
}

/** Whether somebody has, or may have, got a mail about it. */
export async function hasGoneOut(tx: Transaction, about: NoticeSubject): Promise<boolean> {
  const [mail] = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.about, about), ne(mailOutbox.status, 'withdrawn')))
    .limit(1);
  return mail !== undefined;
}

/** Whether a mail of the kind is on its way to an address and says it all. */
export async function isMailWaiting(
  tx: Transaction,
  { kind, to }: { readonly kind: string; readonly to: string },
): Promise<boolean> {
  const [mail] = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.kind, kind), eq(mailOutbox.toAddress, to), eq(mailOutbox.status, 'waiting')))
    .limit(1);
  return mail !== undefined;
}
