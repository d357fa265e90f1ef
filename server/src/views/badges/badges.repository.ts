import { BADGE_LIMIT } from '@bayan/domain/badges/badge-limit';
import type { Badges } from '@bayan/domain/badges/badges.contract';
import { PENDING_STATUSES } from '@bayan/domain/homework/homework-status';
import type { Member } from '@bayan/domain/profiles/actor';
import { endOfNear } from '@bayan/domain/sessions/near-sessions';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { eq, type SQL, sql } from 'drizzle-orm';
import { homework, sessions } from '#schema/teaching.ts';
import { countUnread } from '#teaching/notices/notices.repository.ts';
import { upcomingAndNear } from '#teaching/sessions/near-sessions.repository.ts';

async function countUpTo(db: Queryable, rows: SQL): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${BADGE_LIMIT}) as found`,
  );
  return counted[0]?.count ?? 0;
}

const leftOpen = (now: Date) => sql`
  select 1 from ${sessions}
  where ${sessions.status} in (${literals(OPEN_STATUSES)}) and ${sessions.endsAt} <= ${now}`;

const upcomingOf = (studentId: string, now: Date) =>
  upcomingAndNear(eq(sessions.studentId, studentId), { now: sql`${now}`, nearUntil: sql`${endOfNear(now)}` });

const pendingOf = (studentId: string) => sql`
  select 1 from ${homework}
  where ${homework.studentId} = ${studentId} and ${homework.status} in (${literals(PENDING_STATUSES)})`;

export async function countBadges(db: Queryable, viewer: Member, now: Date): Promise<Badges> {
  const [places, notices] = await Promise.all([countPlaces(db, viewer, now), countUnread(db, viewer.id)]);
  return { ...places, notices };
}

async function countPlaces(db: Queryable, viewer: Member, now: Date): Promise<Omit<Badges, 'notices'>> {
  if (viewer.role === 'admin' && viewer.rights.includes('operations'))
    return { sessions: await countUpTo(db, leftOpen(now)), homework: null };
  if (viewer.role !== 'student') return { sessions: null, homework: null };
  const [upcoming, pending] = await Promise.all([
    countUpTo(db, upcomingOf(viewer.id, now)),
    countUpTo(db, pendingOf(viewer.id)),
  ]);
  return { sessions: upcoming, homework: pending };
}
