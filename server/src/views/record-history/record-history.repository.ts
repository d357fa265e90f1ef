import type { HistoryEntryRecord } from '@bayan/domain/record-history/record-history.contract';
import { SESSION_HISTORY_LIMIT } from '@bayan/domain/record-history/record-history.limits';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { auditLineId, auditLineNumber } from '#people/audit/audit-line-id.ts';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { reminders } from '#schema/reminders.ts';
import { sessionJoins, sessionReports, sessionRequests } from '#schema/teaching.ts';

const actor = { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr };

/** What the academy keeps about a person besides lessons. Sign-in, exports and erasures are an owner's to read. */
const OWN_NOUNS = ['profiles', 'reminders', 'notices'] as const;

/** In the words of the index on whose lessons and work an entry is about. */
const isAboutStudent = (studentId: string) => sql`${auditLog.after} -> 'student' ->> 'id' = ${studentId}`;
const isOwn = (studentId: string) =>
  sql`${auditLog.targetId} = ${studentId} and ${auditLog.noun} in (${literals(OWN_NOUNS)})`;

interface Read {
  readonly after: InstantCursor | null;
  readonly limit: number;
}

const linesWhere = (db: Queryable, where: SQL, { after, limit }: Read) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      noun: auditLog.noun,
      targetId: auditLog.targetId,
      actor,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(
      and(
        where,
        after
          ? sql`(${auditLog.at}, ${auditLog.id}) < (${after.at}::timestamptz, ${auditLineNumber(after.id)}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);

const toEntries = (rows: Awaited<ReturnType<typeof linesWhere>>): HistoryEntryRecord[] =>
  rows.map(row => ({ ...row, id: auditLineId(row.id) }));

const newestFirst = (entries: readonly HistoryEntryRecord[]) =>
  entries.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));

/** Newest first: of the student's lessons and work, and of what the academy keeps about them. */
export async function listStudentHistory(
  db: Queryable,
  { studentId, ...read }: Read & { readonly studentId: string },
): Promise<HistoryEntryRecord[]> {
  const [lessons, own] = await Promise.all([
    linesWhere(db, isAboutStudent(studentId), read),
    linesWhere(db, isOwn(studentId), read),
  ]);
  return newestFirst(toEntries([...lessons, ...own])).slice(0, read.limit);
}

/** Newest first: what was changed, what the family asked, which reminders went out, and who came in. */
export async function listSessionHistory(db: Queryable, sessionId: string): Promise<HistoryEntryRecord[]> {
  const requests = db
    .select({ id: sessionRequests.id })
    .from(sessionRequests)
    .where(eq(sessionRequests.sessionId, sessionId));
  const reports = db
    .select({ id: sessionReports.id })
    .from(sessionReports)
    .where(eq(sessionReports.sessionId, sessionId));
  const [changes, reminded, joined] = await Promise.all([
    linesWhere(
      db,
      sql`${auditLog.targetId} = any (array[${sessionId}::uuid] || array(${requests}) || array(${reports}))`,
      {
        after: null,
        limit: SESSION_HISTORY_LIMIT,
      },
    ),
    listReminded(db, sessionId),
    listJoined(db, sessionId),
  ]);
  const entries = [
    ...toEntries(changes),
    ...reminded.map(mail => ({ ...mail, ...REMINDED, targetId: null, actor: null })),
    ...joined.map(({ at, who }) => ({ ...ENTERED, id: who.id, at, actor: who, targetId: sessionId })),
  ];
  return newestFirst(entries).slice(0, SESSION_HISTORY_LIMIT);
}

/** No change of a record, so the audit log has none of these. */
const REMINDED = { action: 'reminder.sent', noun: 'reminders' } as const;
const ENTERED = { action: 'session.entered', noun: 'sessions' } as const;

const listReminded = (db: Queryable, sessionId: string) =>
  db
    .select({ id: mailOutbox.id, at: sql<Date>`${mailOutbox.sentAt}`.mapWith(mailOutbox.sentAt) })
    .from(reminders)
    .innerJoin(mailOutbox, eq(mailOutbox.reminderId, reminders.id))
    .where(
      and(
        eq(reminders.sessionId, sessionId),
        sql`${reminders.status} <> 'withdrawn'`,
        isNotNull(mailOutbox.sentAt),
      ),
    );

const listJoined = (db: Queryable, sessionId: string) =>
  db
    .select({ at: sessionJoins.at, who: actor })
    .from(sessionJoins)
    .innerJoin(profiles, eq(profiles.id, sessionJoins.profileId))
    .where(eq(sessionJoins.sessionId, sessionId));
