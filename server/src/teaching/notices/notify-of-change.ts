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
}

/**
 * Stores what each reader is told, in the transaction of the change. What waits about the same is taken back and told
 * together with it, from what its reader knew last (R526).
 */
export async function notifyOfChange<State>(tx: Transaction, news: News<State>, now: Date): Promise<void> {
  const { about, readers } = news;
  const takenBack = await takeBackMails(tx, about);
  const waiting = new Map(takenBack.map(({ to, data }) => [to, news.readMail(data.told ?? '')]));
  for (const reader of readers) await mail(tx, reader, news, { waiting, now });
  const open = await openNotices(tx, about);
  // Where only its subject is another, what was told stays right.
  const isNews = news.kindOf(news.next) !== null;
  for (const notice of open) if (isNews || !isKnown(notice, news, now)) await outdateNotice(tx, notice, now);
  for (const reader of readers) await keep(tx, reader, news, { open, now });
}

interface Waiting<State> {
  /** By the reader's address. */
  readonly waiting: ReadonlyMap<string, StateChange<State>>;
  readonly now: Date;
}

async function mail<State>(
  tx: Transaction,
  reader: NoticeReader,
  news: News<State>,
  { waiting, now }: Waiting<State>,
): Promise<void> {
  const { to, language } = reader;
  if (to === null) return;
  const change = mergeWithWaiting(waiting.get(to) ?? null, news.changeFor(reader));
  const kind = news.kindOf(change);
  const { about, studentId } = news;
  const wanted = kind && (await wantedMail(tx, { kind, reader: { ...reader, to }, studentId }));
  if (!kind || !wanted) return;
  const content = news.mailFor(reader, kind, { change, ...wanted });
  await enqueueMail(tx, { ...content, to, language, now, about, dueAt: news.dueAt(change, now) });
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
