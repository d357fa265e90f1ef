import type { Language } from '@bayan/domain/language/language';
import type { MailFilters } from '@bayan/domain/mail/mail.contract';
import type { NoticeSubject } from '@bayan/domain/notices/notice-subject';
import { keptMs } from '@bayan/domain/personal-data/retention';
import type { Database, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { mailOutbox } from '#schema/academy.ts';
import { isNotification, type MailContent, NOTIFICATIONS } from './mail-kinds.ts';

export const MAIL_CHANNEL = 'mail';

export type NewMail = MailContent & {
  readonly to: string;
  readonly language: Language;
  readonly now: Date;
  /** What it is about, where the next change to the same takes it back. */
  readonly about?: NoticeSubject;
  /** Not before then; otherwise at once. */
  readonly dueAt?: Date;
};

/** Part of the change that causes the mail: both are stored or neither is, and only then do the workers hear of it. */
export async function enqueueMail(
  tx: Transaction,
  { kind, to, language, data, now, about, dueAt = now }: NewMail,
): Promise<void> {
  if (isNotification(kind) && !(await readSettings(tx)).emailNotifications) return;
  await tx
    .insert(mailOutbox)
    .values({ kind, toAddress: to, language, data, createdAt: now, nextAttemptAt: dueAt, about });
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

/** Part of a reminder, and withdrawn with it; of use until then. */
export type ReminderMail = NewMail & { readonly reminderId: string; readonly expiresAt: Date };

/** The same for many at once, as one value: a statement with a place for each would keep this thread from people's requests. */
export async function enqueueReminders(tx: Transaction, mails: readonly ReminderMail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx.execute(sql`
    insert into ${mailOutbox} (kind, to_address, language, data, created_at, next_attempt_at, reminder_id, expires_at)
    select kind, "to", language, data, now, now, "reminderId", "expiresAt"
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as mail (
      kind text, "to" text, language text, data jsonb, now timestamptz, "reminderId" uuid, "expiresAt" timestamptz)`);
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

// By the database's clock: the machines of several workers need not agree on the time.
const leaseEnd = sql`clock_timestamp() + interval '30 seconds'`;
/** Whoever had it in hand has not said so for as long as a claim lasts. */
const isClaimOver = lt(mailOutbox.claimedUntil, sql`clock_timestamp()`);
/** How often a worker must say that it still has a mail in hand. */
export const LEASE_RENEWAL_MS = 10_000;

const claimed = {
  id: mailOutbox.id,
  messageId: sql<string>`${mailOutbox.messageId}`,
  kind: mailOutbox.kind,
  to: mailOutbox.toAddress,
  language: mailOutbox.language,
  data: mailOutbox.data,
  attempts: mailOutbox.attempts,
  lastError: mailOutbox.lastError,
  createdAt: mailOutbox.createdAt,
  expiresAt: mailOutbox.expiresAt,
  reminderId: mailOutbox.reminderId,
};

interface Claim {
  readonly host: string;
  readonly limit: number;
  readonly now: Date;
}

/** What somebody waits for: an hour's reminders must not stand before a code to sign in with (R250). */
export const claimUrgent = (db: Database, claim: Claim) =>
  claimThose(db, isNull(mailOutbox.reminderId), claim);

/** Reminders that nobody has begun to hand over. */
export const claimReminders = (db: Database, claim: Claim) =>
  claimThose(db, and(isNotNull(mailOutbox.reminderId), isNull(mailOutbox.handedOverAt)), claim);

/** Takes due mails that no other worker has in hand. The attempt counts from here, so that one that kills its worker counts too. */
async function claimThose(db: Database, those: SQL | undefined, { host, limit, now }: Claim) {
  const due = db.$with('due').as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(
          those,
          eq(mailOutbox.status, sql.raw(`'waiting'`)),
          lte(mailOutbox.nextAttemptAt, now),
          or(isNull(mailOutbox.claimedUntil), isClaimOver),
        ),
      )
      .orderBy(mailOutbox.nextAttemptAt, mailOutbox.id)
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      claimedUntil: leaseEnd,
      messageId: sql`coalesce(${mailOutbox.messageId}, '<' || ${mailOutbox.id} || '@' || ${host} || '>')`,
    })
    .from(due)
    .where(eq(mailOutbox.id, due.id))
    .returning(claimed);
}
export type ClaimedMail = Awaited<ReturnType<typeof claimThose>>[number];

/** Without the content: its links and codes are not kept longer than needed. */
const finished = { data: {}, claimedUntil: null };

const stillMine = (mail: ClaimedMail) =>
  and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts), eq(mailOutbox.status, 'waiting'));

/**
 * Whether it is still to be sent: something may have made it wrong since it was taken in hand (R413). A reminder is
 * marked from here on, so that it does not go out twice if this process dies before it can say that it went (R414).
 */
export async function isStillDue(db: Database, mail: ClaimedMail): Promise<boolean> {
  const id = { id: mailOutbox.id };
  const found =
    mail.reminderId === null
      ? await db.select(id).from(mailOutbox).where(stillMine(mail))
      : await db
          .update(mailOutbox)
          .set({ handedOverAt: sql`clock_timestamp()` })
          .where(stillMine(mail))
          .returning(id);
  return found.length === 1;
}

export const renewClaims = (db: Database, ids: readonly string[]) =>
  db
    .update(mailOutbox)
    .set({ claimedUntil: leaseEnd })
    .where(and(inArray(mailOutbox.id, [...ids]), eq(mailOutbox.status, 'waiting')));

/** True whoever has it in hand by now: it did go out. */
export const markSent = (db: Database, mail: ClaimedMail, now: Date) =>
  db
    .update(mailOutbox)
    .set({ ...finished, status: 'sent', sentAt: now, lastError: null })
    .where(eq(mailOutbox.id, mail.id));

export const reschedule = (db: Database, mail: ClaimedMail, nextAttemptAt: Date, lastError: string) =>
  db
    .update(mailOutbox)
    .set({ nextAttemptAt, lastError, claimedUntil: null, handedOverAt: null })
    .where(stillMine(mail));

export const markFailed = (db: Database, mail: ClaimedMail, lastError: string) =>
  db
    .update(mailOutbox)
    .set({ ...finished, status: 'failed', lastError })
    .where(stillMine(mail));

/** Reminders whose worker died over them: perhaps they arrived, and nobody gets one twice (R414). */
export const markInterruptedFailed = (db: Database) =>
  db
    .update(mailOutbox)
    .set({ ...finished, status: 'failed', lastError: 'the server ended while it was being handed over' })
    .where(and(eq(mailOutbox.status, sql.raw(`'waiting'`)), isNotNull(mailOutbox.handedOverAt), isClaimOver));

/** All that the academy's setting silences and that waits (R198). */
export const withdrawNotifications = (tx: Transaction) =>
  tx
    .update(mailOutbox)
    .set({ ...finished, status: 'withdrawn' })
    .where(and(eq(mailOutbox.status, sql.raw(`'waiting'`)), inArray(mailOutbox.kind, NOTIFICATIONS)));

export const withdraw = (db: Database, mail: ClaimedMail) =>
  db
    .update(mailOutbox)
    .set({ ...finished, status: 'withdrawn' })
    .where(stillMine(mail));

export const deleteOldMails = (db: Database, now: Date) =>
  db
    .delete(mailOutbox)
    .where(
      and(
        ne(mailOutbox.status, 'waiting'),
        lt(mailOutbox.createdAt, new Date(now.getTime() - keptMs('mails'))),
      ),
    );

interface ListOptions {
  readonly filters: MailFilters;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** What admins see of a mail. */
export const shownOfMail = {
  id: mailOutbox.id,
  kind: mailOutbox.kind,
  to: mailOutbox.toAddress,
  language: mailOutbox.language,
  status: mailOutbox.status,
  attempts: mailOutbox.attempts,
  lastError: mailOutbox.lastError,
  createdAt: mailOutbox.createdAt,
  sentAt: mailOutbox.sentAt,
};

/** The mail, which no worker takes in hand until the transaction ends. */
export async function lockMail(tx: Transaction, id: string) {
  const [mail] = await tx.select(shownOfMail).from(mailOutbox).where(eq(mailOutbox.id, id)).for('update');
  return mail ?? null;
}

/** The workers hear of it when the transaction ends. */
export async function makeDue(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(mailOutbox).set({ nextAttemptAt: now }).where(eq(mailOutbox.id, id));
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

/** Through the index of addresses as they begin. */
const isTo = (q: string) =>
  sql`lower(${mailOutbox.toAddress}) like ${`${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;

/** Newest first. */
export const listMail = (db: Database, { filters: { status, q }, after, limit }: ListOptions) =>
  db
    .select(shownOfMail)
    .from(mailOutbox)
    .where(
      and(
        status && eq(mailOutbox.status, status),
        q === undefined ? undefined : isTo(q),
        after
          ? sql`(${mailOutbox.createdAt}, ${mailOutbox.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit);
