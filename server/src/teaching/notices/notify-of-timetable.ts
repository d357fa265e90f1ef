import { aboutSeries } from '@bayan/domain/notices/notice-subject';
import type { SeriesSlot } from '@bayan/domain/session-series/pattern';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { RuleTold } from '#academy/mail/series-kinds.ts';
import type { SeriesFollowing } from '#teaching/sessions/session-changes.ts';
import { noticeReaders } from './notice-readers.ts';
import { insertNotice, openNotices, outdateNotice } from './notices.repository.ts';
import { seriesMail, seriesNotice } from './series-news.ts';
import { withdrawLessonNotices } from './withdraw-lesson-notices.ts';

const KIND = 'series-changed';

/** Tells of the times of a series in Ramadan once, in place of each lesson that moves (R525). */
export async function notifyOfTimetable(
  tx: Transaction,
  { actor, now }: ActionContext,
  { series, changed, newSlots, outsideHours }: SeriesFollowing,
): Promise<void> {
  const lessons = changed.map(({ after }) => after);
  const [first] = lessons;
  if (!first) return;
  // What waits about one of them is not as it was any more.
  await withdrawLessonNotices(tx, lessons, now);
  const told = { id: series.id, isOpen: false, lessons, outsideHours };
  const about = aboutSeries(series.id);
  // What it says is not so any more.
  for (const notice of await openNotices(tx, about))
    if (notice.kind === KIND) await outdateNotice(tx, notice, now);
  const { student, tutor, timezone } = first;
  const pair = { studentId: student.id, tutorId: tutor?.id ?? null, timezone, actorId: actor.id };
  for (const { to, ...person } of await noticeReaders(tx, pair)) {
    const { profileId, language } = person;
    if (profileId)
      await insertNotice(tx, {
        ...{ profileId, about, now, kind: KIND, key: `${about}:${series.version}` },
        data: { series: seriesNotice(told, first) },
      });
    if (!to) continue;
    const data = {
      ...seriesMail({ ...person, to }, told, { first }),
      ...{ usual: ruleOf(series, series.slots), inRamadan: ruleOf(series, newSlots), stop: '' },
    };
    await enqueueMail(tx, { kind: 'series-timetable', data, to, language, now });
  }
}

const ruleOf = ({ everyWeeks, duration, timezone }: SeriesRecord, slots: readonly SeriesSlot[]): string =>
  JSON.stringify({ slots: [...slots], everyWeeks, minutes: duration, timezone } satisfies RuleTold);
