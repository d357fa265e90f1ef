import { lessonStateOf } from '@bayan/domain/notices/lesson-notice';
import { aboutSeries } from '@bayan/domain/notices/notice-subject';
import { lessonNoticeAt } from '@bayan/domain/notices/notice-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { NewSeries } from '#teaching/sessions/session-changes.ts';
import { noticeReaders, wantedMail } from './notice-readers.ts';
import { insertNotice } from './notices.repository.ts';
import { seriesMail, seriesNotice } from './series-news.ts';

/** Tells of a new series once, in place of each of its lessons (R525): by one mail and one notice for each reader. */
export async function notifyOfSeries(
  tx: Transaction,
  { actor, now }: ActionContext,
  series: NewSeries,
): Promise<void> {
  const [first] = series.lessons;
  const state = first && lessonStateOf(first);
  if (!first || !state) return;
  const { student, tutor, timezone } = first;
  const about = aboutSeries(series.id);
  const dueAt = lessonNoticeAt({ from: null, to: state }, now);
  const pair = { studentId: student.id, tutorId: tutor.id, timezone, actorId: actor.id };
  for (const { to, ...person } of await noticeReaders(tx, pair)) {
    const { profileId, language } = person;
    if (profileId)
      await insertNotice(tx, {
        ...{ profileId, about, now, kind: 'series-made', key: about },
        data: { series: seriesNotice(series, first) },
      });
    // Whoever wants no mails of new lessons wants none of a series.
    const wanted =
      to && (await wantedMail(tx, { kind: 'lesson-made', reader: { ...person, to }, studentId: student.id }));
    if (!to || !wanted) continue;
    const data = { ...seriesMail({ ...person, to }, series, { first }), ...wanted };
    await enqueueMail(tx, { kind: 'series-made', data, to, language, now, about, dueAt });
  }
}
