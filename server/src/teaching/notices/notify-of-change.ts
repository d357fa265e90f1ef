import type { NoticeKind } from '@bayan/domain/notices/notice-kind';
import type { NoticeSubject } from '@bayan/domain/notices/notice-subject';
import type { NoticeData } from '@bayan/domain/notices/notices.contract';
import { mergeWithWaiting, type StateChange } from '@bayan/domain/notices/state-change';
import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { MailContent } from '#academy/mail/mail-kinds.ts';
import { takeBackMails } from '#academy/mail/waiting-mails.repository.ts';
import { type NoticeReader, wantedMail } from './notice-readers.ts';
import { insertNotice, type OpenNotice, openNotices, outdateNotice } from './notices.repository.ts';

/** A change to a lesson or to homework, and how it is told. */
export interface News<State> {
  readonly about: NoticeSubject;
  /** Of what it is about: one notice for each. */
  readonly version: number;
  readonly studentId: string;
  readonly readers: readonly NoticeReader[];
  readonly next: StateChange<State>;
  /** What that is to this reader. */
  readonly changeFor: (reader: NoticeReader) => StateChange<State>;
  /** Null where there is nothing to tell. */
  readonly kindOf: (change: StateChange<State>) => NoticeKind | null;
  readonly dueAt: (change: StateChange<State>, now: Date) => Date;
  /** What a mail that waited had to tell. */
  readonly readMail: (told: string) => StateChange<State>;
  /** What a notice tells. */
  readonly readNotice: (data: NoticeData) => StateChange<State>;
  readonly mailFor: (
    reader: NoticeReader,
    kind: NoticeKind,
    told: { readonly change: StateChange<State>; readonly stop: string },
  ) => MailContent;
  readonly noticeFor: (reader: NoticeReader, change: StateChange<State>) => NoticeData;
  /** Whether another notice under the bell stands for it. */
  readonly isMailedOnly?: boolean;
}

/** What one reader is to be mailed of a change. */
export interface NoticeMail {
  readonly reader: NoticeReader & { readonly to: string };
  readonly content: MailContent;
  readonly about: NoticeSubject;
  readonly dueAt: Date;
  /** Whether it also tells what had waited. */
  readonly isMerged: boolean;
}

/** Stores what each reader is told, in the transaction of the change. */
export async function notifyOfChange<State>(tx: Transaction, news: News<State>, now: Date): Promise<void> {
  await sendNoticeMails(tx, await keepNotices(tx, news, now), now);
}

export async function sendNoticeMails(
  tx: Transaction,
  mails: readonly NoticeMail[],
  now: Date,
): Promise<void> {
  for (const { reader, content, about, dueAt } of mails)
    await enqueueMail(tx, { ...content, to: reader.to, language: reader.language, now, about, dueAt });
}

/**
 * Stores what stands under the bell, and answers with what is to be mailed. What waits about the same is taken back and
 * told together with it, from what its reader knew last (R526).
 */
export async function keepNotices<State>(
  tx: Transaction,
  news: News<State>,
  now: Date,
): Promise<NoticeMail[]> {
  const { about, readers } = news;
  const takenBack = await takeBackMails(tx, about);
  const waiting = new Map(takenBack.map(({ to, data }) => [to, news.readMail(data.told ?? '')]));
  const mails: NoticeMail[] = [];
  for (const reader of readers) {
    const mail = await mailTo(tx, reader, news, { waiting, now });
    if (mail) mails.push(mail);
  }
  const open = await openNotices(tx, about);
  // Where only its subject is another, what was told stays right.
  const isNews = news.kindOf(news.next) !== null;
  for (const notice of open) if (isNews || !isKnown(notice, news, now)) await outdateNotice(tx, notice, now);
  if (!news.isMailedOnly) for (const reader of readers) await keep(tx, reader, news, { open, now });
  return mails;
}

interface Waiting<State> {
  /** By the reader's address. */
  readonly waiting: ReadonlyMap<string, StateChange<State>>;
  readonly now: Date;
}

async function mailTo<State>(
  tx: Transaction,
  { to, ...person }: NoticeReader,
  news: News<State>,
  { waiting, now }: Waiting<State>,
): Promise<NoticeMail | null> {
  if (to === null) return null;
  const reader = { ...person, to };
  const change = mergeWithWaiting(waiting.get(to) ?? null, news.changeFor(reader));
  const kind = news.kindOf(change);
  const { about, studentId } = news;
  const wanted = kind && (await wantedMail(tx, { kind, reader, studentId }));
  if (!kind || !wanted) return null;
  const content = news.mailFor(reader, kind, { change, ...wanted });
  return { reader, content, about, dueAt: news.dueAt(change, now), isMerged: waiting.has(to) };
}

interface Open {
  readonly open: readonly OpenNotice[];
  readonly now: Date;
}

async function keep<State>(
  tx: Transaction,
  reader: NoticeReader,
  news: News<State>,
  { open, now }: Open,
): Promise<void> {
  const { profileId } = reader;
  if (profileId === null) return;
  const last = open.find(notice => notice.profileId === profileId);
  const change = mergeWithWaiting(
    last && !isKnown(last, news, now) ? news.readNotice(last.data) : null,
    news.changeFor(reader),
  );
  const kind = news.kindOf(change);
  if (!kind) return;
  const { about, version } = news;
  const data = news.noticeFor(reader, change);
  await insertNotice(tx, { profileId, kind, about, key: `${about}:${version}`, data, now });
}

/** By a look at the bell, or by a mail that has gone out. */
const isKnown = <State>({ readAt, createdAt, data }: OpenNotice, news: News<State>, now: Date) =>
  readAt !== null || news.dueAt(news.readNotice(data), createdAt) <= now;
