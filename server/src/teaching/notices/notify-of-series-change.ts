import { aboutSeries } from '@bayan/domain/notices/notice-subject';
import { isOpen } from '@bayan/domain/session-series/pattern';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { isOpen as isOpenLesson } from '@bayan/domain/sessions/session-status';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { readContent } from '#academy/mail/mail-kinds.ts';
import type { RuleTold } from '#academy/mail/series-kinds.ts';
import { takeBackMails } from '#academy/mail/waiting-mails.repository.ts';
import type { SeriesChange } from '#teaching/sessions/session-changes.ts';
import { noticeReaders } from './notice-readers.ts';
import { insertNotice } from './notices.repository.ts';
import { seriesMail, seriesNotice } from './series-news.ts';
import { withdrawLessonNotices } from './withdraw-lesson-notices.ts';

/**
 * Tells of another rule once, in place of each lesson that it moves, makes or takes out (R525): by one mail and one notice
 * for each reader, at once. Of a move everybody hears (R682).
 */
export async function notifyOfSeriesChange(
  tx: Transaction,
  { actor, now }: ActionContext,
  { before, after, changed, lessons, outsideHours }: SeriesChange,
): Promise<void> {
  const [first] = lessons;
  if (!first) return;
  await tellOfOldRule(tx, before.id, now);
  // What waits about one of them is not as it was any more.
  await withdrawLessonNotices(
    tx,
    changed.map(({ after }) => after),
    now,
  );
  const gone = changed.filter(({ after }) => !isOpenLesson(after.status)).map(({ after }) => after);
  const told = { id: after.id, isOpen: isOpen(after), lessons, outsideHours };
  const about = aboutSeries(after.id);
  const { student, tutor, timezone } = first;
  const pair = { studentId: student.id, tutorId: tutor.id, timezone, actorId: actor.id };
  for (const { to, ...person } of await noticeReaders(tx, pair)) {
    const { profileId, language } = person;
    if (profileId)
      await insertNotice(tx, {
        ...{ profileId, about, now, kind: 'series-changed', key: about },
        data: { series: seriesNotice(told, first) },
      });
    if (!to) continue;
    const data = {
      ...seriesMail({ ...person, to }, told, { first, gone }),
      ...{ ruleBefore: ruleOf(before), ruleAfter: ruleOf(after), off: String(gone.length), stop: '' },
    };
    await enqueueMail(tx, { kind: 'series-changed', data, to, language, now });
  }
}

/** What waits about a series that was made a moment ago goes before what has become of it. */
async function tellOfOldRule(tx: Transaction, seriesId: string, now: Date): Promise<void> {
  const about = aboutSeries(seriesId);
  for (const { to, language, data } of await takeBackMails(tx, about))
    await enqueueMail(tx, { ...readContent('series-made', data), to, language, now, about });
}

const ruleOf = ({ slots, everyWeeks, duration, timezone }: SeriesRecord): string =>
  JSON.stringify({ slots: [...slots], everyWeeks, minutes: duration, timezone } satisfies RuleTold);
