import { vettingDay } from '@bayan/domain/vetting/check-expiry';
import { isMandatory } from '@bayan/domain/vetting/checks';
import type { ExpiringCheckRecord } from '@bayan/domain/vetting/vetting.contract';
import { VETTING_LIMITS } from '@bayan/domain/vetting/vetting.limits';
import type { Queryable } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { vettingChecks } from '#schema/vetting.ts';

interface Page {
  readonly now: Date;
  readonly until: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

const endsBy = (until: string) =>
  and(lte(vettingChecks.expiresOn, until), eq(profiles.role, 'tutor'), eq(profiles.isActive, true));

/** How many there are; counting stops at the limit. */
export async function countExpiring(
  db: Queryable,
  { until, limit }: Pick<Page, 'until' | 'limit'>,
): Promise<number> {
  const found = db
    .select({ id: vettingChecks.id })
    .from(vettingChecks)
    .innerJoin(profiles, eq(profiles.id, vettingChecks.tutorId))
    .where(endsBy(until))
    .limit(limit);
  return db.$count(found.as('found'));
}

/** What of the active tutors ends by that day, the first to end first. */
export async function listExpiring(
  db: Queryable,
  { now, until, after, limit }: Page,
): Promise<ExpiringCheckRecord[]> {
  const rows = await db
    .select({
      id: vettingChecks.id,
      tutor: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
      kind: vettingChecks.kind,
      variant: vettingChecks.variant,
      expiresOn: sql<string>`${vettingChecks.expiresOn}`,
      lessonsAfter: sql<number>`(
        select count(*)::int from (
          select from sessions where tutor_id = ${vettingChecks.tutorId} and status = 'scheduled'
            and starts_at > greatest(${now}::timestamptz,
              (${vettingChecks.expiresOn} + 1)::timestamp at time zone 'Europe/London')
            and tutor_left_at is null
          limit ${VETTING_LIMITS.countedLessons}) planned)`,
    })
    .from(vettingChecks)
    .innerJoin(profiles, eq(profiles.id, vettingChecks.tutorId))
    .where(
      and(
        endsBy(until),
        after
          ? sql`(${vettingChecks.expiresOn}, ${vettingChecks.id}) > (${after.at.slice(0, 10)}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(vettingChecks.expiresOn), asc(vettingChecks.id))
    .limit(limit);
  const today = vettingDay(now);
  return rows.map(row => ({
    ...row,
    isExpired: row.expiresOn < today,
    isMandatory: isMandatory(row.kind),
  }));
}
