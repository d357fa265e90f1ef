import { PENDING_STATUSES } from '@bayan/domain/homework/homework-status';
import { DUE_SOON_LISTED } from '@bayan/domain/student-overview/student-overview-figures';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { prepared } from '@bayan/platform/db/prepared';
import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inForceAt } from '#people/assignments/assignments.repository.ts';
import { noticeSettings } from '#schema/notices.ts';
import { assignments, guardians } from '#schema/people.ts';
import { reminderSettings } from '#schema/reminders.ts';
import { homework, sessions, studentTotals } from '#schema/teaching.ts';
import { isFar, upcomingAndNear } from '#teaching/sessions/near-sessions.repository.ts';

/** Whose overview it is, and when. */
interface Moment {
  readonly studentId: string;
  readonly now: Date;
}

const ownedBy = (student: PgColumn) => sql`${student} = ${sql.placeholder('studentId')}`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
const isPending = sql`${homework.status} in (${literals(PENDING_STATUSES)})`;

const nearUntil = sql`${sql.placeholder('nearUntil')}::timestamptz`;
const upcoming = () => upcomingAndNear(ownedBy(sessions.studentId), { now, nearUntil });
const far = () => and(ownedBy(sessions.studentId), isFar(nearUntil));
const overdue = () => and(ownedBy(homework.studentId), isPending, sql`${homework.dueAt} < ${now}`); // R143

const exists = (rows: SQL) => sql<boolean>`exists (${rows})`;
const hasTutor = () =>
  exists(sql`select from ${assignments} where ${and(ownedBy(assignments.studentId), inForceAt(now))}`);
/** The first guardian is the parent contact (R17). */
const hasParent = () =>
  exists(sql`select from ${guardians} where ${ownedBy(guardians.studentId)}
    and ${guardians.position} = 1 and ${guardians.email} is not null`);
/** Whether anybody has chosen which mails come. */
const hasChosenMails = () =>
  exists(sql`select from ${noticeSettings} where ${ownedBy(noticeSettings.profileId)}
    union all select from ${reminderSettings} where ${ownedBy(reminderSettings.studentId)}`);

/** Every number of the overview, in one statement. */
export async function countForStudent(db: Queryable, moment: Moment & { readonly nearUntil: Date }) {
  // A student who has had nothing yet has no row, and still an overview.
  const sum = (of: PgColumn) => sql<number>`coalesce(sum(${of}), 0)::int`;
  const statement = prepared(db, 'student-overview-numbers', () =>
    db
      .select({
        sessions: sum(studentTotals.sessions),
        completed: sum(studentTotals.completed),
        ratings: sum(studentTotals.ratings),
        stars: sum(studentTotals.stars),
        homework: sum(studentTotals.homework),
        homeworkCompleted: sum(studentTotals.homeworkCompleted),
        upcoming: sql<number>`(select count(*)::int from (${upcoming()}) as near)`,
        far: sql<number>`(select count(*)::int from ${sessions} where ${far()})`,
        planned: sql<number>`(select count(*)::int from ${sessions}
          where ${far()} and ${sessions.status} = 'scheduled')`,
        overdue: sql<number>`(select count(*)::int from ${homework} where ${overdue()})`,
        hasTutor: hasTutor(),
        hasParent: hasParent(),
        hasChosenMails: hasChosenMails(),
      })
      .from(studentTotals)
      .where(ownedBy(studentTotals.studentId)),
  );
  const [numbers] = await statement.execute({ ...moment });
  if (!numbers) throw new Error('a sum without rows is still a sum');
  return numbers;
}

/** What is due first of what is due until then, and not overdue. */
export async function listDueSoon(db: Queryable, moment: Moment & { readonly until: Date }) {
  const statement = prepared(db, 'student-overview-due-soon', () =>
    db
      .select({
        id: homework.id,
        title: homework.title,
        subject: homework.subject,
        dueAt: homework.dueAt,
        status: homework.status,
      })
      .from(homework)
      .where(
        and(
          ownedBy(homework.studentId),
          isPending,
          sql`${homework.dueAt} between ${now} and ${sql.placeholder('until')}::timestamptz`, // R144
        ),
      )
      .orderBy(asc(homework.dueAt), asc(homework.id))
      .limit(DUE_SOON_LISTED),
  );
  return statement.execute({ ...moment });
}
