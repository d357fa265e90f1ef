import { isOpen } from '@bayan/domain/sessions/session-status';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { SettledSessions } from '#teaching/sessions/session-changes.ts';
import { type LessonChanged, lessonNews } from './lesson-news.ts';
import { mailTutorLeft } from './mail-tutor-left.ts';
import { keepNotices, sendNoticeMails } from './notify-of-change.ts';
import { waitsForTutor } from './notify-of-tutor-left.ts';
import { type SettledMail, settledMail } from './settled-mail.ts';
import { shortenSeriesNews } from './shorten-series-news.ts';
import { withdrawLessonNotices } from './withdraw-lesson-notices.ts';

/**
 * Tells each reader in one mail of lessons that changed, or lost their tutor, together (R607). A lesson of which a mail
 * waited is told with that one (R526), and a single lesson as any other.
 */
export async function notifyOfSettledLessons(
  tx: Transaction,
  context: ActionContext,
  { changed: settled, made = [], left, isOneAct = false, seriesId, seriesMadeAt }: SettledSessions,
): Promise<void> {
  const { now } = context;
  const removed = removedOf(settled, seriesMadeAt);
  const unknown = seriesId ? await shortenSeriesNews(tx, { seriesId, removed, now }) : new Set();
  const changed = settled.filter(({ before }) => !unknown.has(before.id));
  const ids = new Set(changed.map(({ after }) => after.id));
  const parted = left.filter(({ id }) => !ids.has(id));
  await withdrawLessonNotices(tx, parted, now);
  const waiting = Map.groupBy(parted.filter(waitsForTutor), studentOf);
  const news = [...changed, ...made.map(after => ({ before: null, after }))];
  const mails = await keepAll(tx, context, { news, isOneAct });
  const groups = Map.groupBy(
    mails.filter(({ isMerged }) => !isMerged),
    ({ reader, session }) => `${reader.to} ${reader.role === 'tutor' ? 'tutor' : studentOf(session.after)}`,
  );
  const alone = mails.filter(({ isMerged }) => isMerged);
  const told = new Map<string, string[]>();
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { reader, session } = first;
    const studentId = studentOf(session.after);
    const theirs = reader.role === 'tutor' ? [] : (waiting.get(studentId) ?? []);
    if (group.length + theirs.length < 2) {
      alone.push(...group);
      continue;
    }
    const { to, language } = reader;
    await enqueueMail(tx, { ...settledMail(group, theirs), to, language, now });
    if (theirs.length > 0) told.set(studentId, [...(told.get(studentId) ?? []), to]);
  }
  await sendNoticeMails(tx, alone, now);
  for (const [studentId, lessons] of waiting)
    await mailTutorLeft(tx, lessons, { now, elsewhere: told.get(studentId) ?? [] });
}

/** Those of the lessons taken out that were told of when their series was made: what it got later was told by itself. */
const removedOf = (settled: SettledSessions['changed'], madeAt: Date | undefined) =>
  new Set(
    settled
      .filter(({ after }) => !isOpen(after.status))
      .filter(({ before }) => !madeAt || before.createdAt.getTime() === madeAt.getTime())
      .map(({ before }) => before.id),
  );

const studentOf = ({ student }: SessionRecord) => student.id;

interface News {
  readonly news: readonly LessonChanged[];
  readonly isOneAct: boolean;
}

/** In one act the first lesson that is off stands under the bell for all of them, and the first that is on. */
async function keepAll(tx: Transaction, context: ActionContext, { news, isOneAct }: News) {
  const mails: SettledMail[] = [];
  const shown = new Set<boolean>();
  for (const session of news) {
    const isOn = isOpen(session.after.status);
    const found = await lessonNews(tx, context, session);
    const told = found && { ...found, isMailedOnly: isOneAct && shown.has(isOn) };
    if (found) shown.add(isOn);
    const kept = told ? await keepNotices(tx, told, context.now) : [];
    mails.push(...kept.map(mail => ({ ...mail, session })));
  }
  return mails;
}
