import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { type LessonMoment, type LessonRisk, riskOf } from '@bayan/domain/today/lesson-risk';
import type { TodayRecord } from '@bayan/domain/today/today.contract';
import { TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import { lastWarnedDay } from '@bayan/domain/vetting/check-expiry';
import type { Database } from '@bayan/platform/db/database';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { countExpiring, listExpiring } from '#people/vetting/expiring-checks.repository.ts';
import { listWaiting } from '#teaching/messages/messages.repository.ts';
import { listSessionReports } from '#teaching/session-reports/session-reports.repository.ts';
import { listSessionRequests } from '#teaching/session-requests/session-requests.repository.ts';
import { readGaps } from '#teaching/session-series/list-gaps.ts';
import { countGaps } from '#teaching/session-series/series-gaps.repository.ts';
import { readFigures } from './today-figures.repository.ts';
import {
  countUnderWay,
  hasLessonWithoutTutor,
  type JudgedLesson,
  listAhead,
  listLate,
  listOver,
  readLessons,
} from './today-lessons.repository.ts';
import {
  countApplicationsWaiting,
  countMailNotSent,
  countMessagesWaiting,
  countOpenReports,
  countOpenRequests,
  listAccountsWithoutRole,
  listApplicationsWaiting,
  listLowRated,
  listMailNotSent,
  listTutorsAwaiting,
  readContacts,
} from './today-lists.repository.ts';

const { counted, listed } = TODAY_LIMITS;

interface RiskyLesson {
  readonly id: string;
  readonly risks: readonly LessonRisk[];
}

/** All that an admin with operations has to see to (R940). */
export async function readToday(db: Database, viewer: Member, now: Date): Promise<TodayRecord> {
  const settings = await readSettings(db);
  const [
    lessons,
    reports,
    gaps,
    applications,
    requests,
    messages,
    accounts,
    tutors,
    documents,
    mail,
    ratings,
    figures,
  ] = await Promise.all([
    readLessonsAtRisk(db, now),
    together(
      countOpenReports(db),
      listSessionReports(db, viewer, { filters: { status: 'open' }, after: null, limit: listed }),
    ),
    together(
      countGaps(db, viewer, { limit: counted, now }),
      readGaps(db, viewer, { after: null, limit: listed, now }),
    ),
    together(countApplicationsWaiting(db), listApplicationsWaiting(db)),
    together(countOpenRequests(db), soonestRequests(db, viewer)),
    together(countMessagesWaiting(db), listWaiting(db, { after: null, limit: listed })),
    listAccountsWithoutRole(db),
    settings.requireApprovalForNewTutors ? listTutorsAwaiting(db) : [],
    readDocuments(db, now),
    together(countMailNotSent(db, now), listMailNotSent(db, now)),
    readLowRated(db, now),
    readFigures(db, settings.timezone, now),
  ]);
  return {
    lessons,
    reports,
    gaps,
    applications,
    requests,
    messages,
    accounts: firstOf(accounts),
    tutors: firstOf(tutors),
    documents,
    mail,
    ratings,
    figures,
  };
}

/** What tutors have to send anew, the first to end first (R971). */
async function readDocuments(db: Database, now: Date): Promise<TodayRecord['documents']> {
  const until = lastWarnedDay(now);
  const [count, items] = await Promise.all([
    countExpiring(db, { until, limit: counted }),
    listExpiring(db, { now, until, after: null, limit: listed }),
  ]);
  const contacts = await readContacts(
    db,
    items.map(({ tutor }) => tutor.id),
  );
  return {
    count,
    items: items.map(check => {
      const { phone = null, language = 'en' } = contacts.get(check.tutor.id) ?? {};
      return { ...check, tutorPhone: phone, tutorLanguage: language };
    }),
  };
}

const firstOf = <T>(items: readonly T[]) => ({ count: items.length, items: items.slice(0, listed) });

async function together<T>(count: Promise<number>, items: Promise<T[]>) {
  const [found, shown] = await Promise.all([count, items]);
  return { count: found, items: shown };
}

/** The soonest lesson first, of the newest requests. */
async function soonestRequests(db: Database, viewer: Member) {
  const open = await listSessionRequests(db, viewer, {
    filters: { status: 'open' },
    after: null,
    limit: counted,
  });
  return open
    .toSorted((a, b) => a.session.startsAt.getTime() - b.session.startsAt.getTime())
    .slice(0, listed);
}

async function readLowRated(db: Database, now: Date) {
  const ids = await listLowRated(db, now);
  const records = await readLessons(db, ids.slice(0, listed));
  return { count: ids.length, items: inOrder(ids, records) };
}

const inOrder = (ids: readonly string[], records: ReadonlyMap<string, SessionRecord>) =>
  ids.flatMap(id => records.get(id) ?? []);

const atRisk = (lessons: readonly JudgedLesson[], moment: LessonMoment, now: Date): RiskyLesson[] =>
  lessons.flatMap(lesson => {
    const risk = riskOf(lesson, now);
    return risk?.moment === moment ? { id: lesson.id, risks: risk.risks } : [];
  });

async function readLessonsAtRisk(db: Database, now: Date): Promise<TodayRecord['lessons']> {
  const [begun, ahead, overIds, underWay, withoutTutor] = await Promise.all([
    listLate(db, now),
    listAhead(db, now),
    listOver(db, now),
    countUnderWay(db, now),
    hasLessonWithoutTutor(db),
  ]);
  const late = atRisk(begun, 'late', now);
  const next = atRisk(ahead, 'next', now);
  const over = overIds.map((id): RiskyLesson => ({ id, risks: ['left-open'] }));
  const shown = [late, next, over].flatMap(part => part.slice(0, listed));
  const records = await readLessons(
    db,
    shown.map(({ id }) => id),
  );
  const contacts = await readContacts(
    db,
    [...records.values()].map(({ tutor }) => tutor.id),
  );
  const rowsOf = (part: readonly RiskyLesson[]) => ({
    count: Math.min(part.length, counted),
    items: part.slice(0, listed).flatMap(({ id, risks }) => {
      const session = records.get(id);
      return session
        ? { session, risks: [...risks], tutorPhone: contacts.get(session.tutor.id)?.phone ?? null }
        : [];
    }),
  });
  return {
    late: rowsOf(late),
    next: rowsOf(next),
    over: rowsOf(over),
    onCourse: Math.min(counted, Math.max(0, underWay - late.length)),
    withoutTutor,
  };
}
