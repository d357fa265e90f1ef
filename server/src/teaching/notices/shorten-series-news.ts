import { aboutSeries, type NoticeSubject } from '@bayan/domain/notices/notice-subject';
import { noticeAt } from '@bayan/domain/notices/notice-time';
import { noticeData } from '@bayan/domain/notices/notices.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { readContent } from '#academy/mail/mail-kinds.ts';
import { readEvent } from '#academy/mail/notice-kinds.ts';
import { readPlanned, type SeriesMadeData, tellsSeries } from '#academy/mail/series-kinds.ts';
import { readEvents } from '#academy/mail/tutor-change-kinds.ts';
import { hasGoneOut, takeBackMails } from '#academy/mail/waiting-mails.repository.ts';
import { isOpenSeries } from '#teaching/session-series/session-series.repository.ts';
import { insertNotice, openNotices, outdateNotice } from './notices.repository.ts';

interface Shortened {
  readonly seriesId: string;
  /** The ids of the lessons that were taken out. */
  readonly removed: ReadonlySet<string>;
  readonly now: Date;
}

const KIND = 'series-made';

/**
 * Takes lessons out of what waits to be told of a new series (R526). The answer is whose going away is told to nobody, since
 * nobody has been told of them; none where the mails have gone out.
 */
export async function shortenSeriesNews(
  tx: Transaction,
  { seriesId, removed, now }: Shortened,
): Promise<ReadonlySet<string>> {
  const about = aboutSeries(seriesId);
  const waiting = (await takeBackMails(tx, about)).map(mail => ({ ...mail, told: readTold(mail.data) }));
  const isKnown = await hasGoneOut(tx, about);
  // An end may be why they were taken out.
  const goesOn = (await isOpenSeries(tx, seriesId)) ? 'yes' : '';
  for (const { to, language, dueAt, told } of waiting) {
    const data = isKnown ? told : { ...without(told, removed), goesOn };
    if (readPlanned(data.planned).length > 0)
      await enqueueMail(tx, { kind: KIND, data, to, language, now, about, dueAt: isKnown ? now : dueAt });
  }
  await renewNotices(tx, about, { removed: removed.size, now });
  if (isKnown) return new Set();
  return new Set(waiting.flatMap(({ told }) => readPlanned(told.planned).map(({ id }) => id)));
}

function readTold(data: Readonly<Record<string, string>>): SeriesMadeData {
  const content = readContent(KIND, data);
  if (!tellsSeries(content.data)) throw new Error('a mail about no series');
  return content.data;
}

const without = (told: SeriesMadeData, removed: ReadonlySet<string>): SeriesMadeData => ({
  ...told,
  planned: JSON.stringify(readPlanned(told.planned).filter(({ id }) => !removed.has(id))),
  events: JSON.stringify(readEvents(told.events).filter(event => !removed.has(readEvent(event).id))),
});

interface Renewed {
  /** How many lessons there are less. */
  readonly removed: number;
  readonly now: Date;
}

/** Under the bell stands how many lessons are left, unless that was read, or mailed, as it was. */
async function renewNotices(tx: Transaction, about: NoticeSubject, { removed, now }: Renewed) {
  if (removed === 0) return;
  for (const notice of await openNotices(tx, about)) {
    if (notice.readAt !== null || noticeAt(notice.createdAt) <= now) continue;
    await outdateNotice(tx, notice, now);
    const { series } = noticeData.parse(notice.data);
    const count = (series?.count ?? 0) - removed;
    if (series && count > 0)
      await insertNotice(tx, {
        ...{ profileId: notice.profileId, kind: KIND, about, now, key: `${about}:${count}` },
        data: { series: { ...series, count } },
      });
  }
}
