import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { SettledSessions } from '#teaching/sessions/session-changes.ts';
import { lessonNews } from './lesson-news.ts';
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
  { changed: settled, left, isOneAct = false, seriesId }: SettledSessions,
): Promise<void> {
  const { now } = context;
  const removed = new Set(settled.map(({ before }) => before.id));
  const unknown = seriesId ? await shortenSeriesNews(tx, { seriesId, removed, now }) : new Set();
  const changed = settled.filter(({ before }) => !unknown.has(before.id));
  const ids = new Set(changed.map(({ after }) => after.id));
  const parted = left.filter(({ id }) => !ids.has(id));
  await withdrawLessonNotices(tx, parted, now);
  const waiting = Map.groupBy(parted.filter(waitsForTutor), studentOf);
  const mails = await keepAll(tx, context, { changed, isOneAct });
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

const studentOf = ({ student }: SessionRecord) => student.id;

async function keepAll(
  tx: Transaction,
  context: ActionContext,
  { changed, isOneAct }: Pick<SettledSessions, 'changed'> & { readonly isOneAct: boolean },
) {
  const mails: SettledMail[] = [];
  for (const [i, session] of changed.entries()) {
    const found = await lessonNews(tx, context, session);
    const news = found && { ...found, isMailedOnly: isOneAct && i > 0 };
    const kept = news ? await keepNotices(tx, news, context.now) : [];
    mails.push(...kept.map(mail => ({ ...mail, session })));
  }
  return mails;
}
