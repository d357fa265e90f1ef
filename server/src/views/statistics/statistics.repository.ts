import type { Period } from '@bayan/domain/progress/progress-period';
import type { ActiveMonth, TeachingSums } from '@bayan/domain/statistics/statistics.contract';
import type { StoredPart } from '@bayan/domain/statistics/statistics-figures';
import type { StoredSpans } from '@bayan/domain/statistics/statistics-period';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { settings } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import {
  statisticsActiveMonths,
  statisticsApplicationSums,
  statisticsClock,
  statisticsSums,
} from '#schema/statistics.ts';

type Scope = (typeof statisticsSums.$inferSelect)['scope'];

/** Adds up what has happened since the last time. */
export async function addUpStatistics(db: Queryable): Promise<void> {
  await db.execute(sql`select add_up_statistics()`);
}

/** Nobody adds up until the transaction ends, and all that it reads is of one instant. Its first statement. */
export async function lockStatistics(tx: Transaction): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read`);
  await tx.execute(sql`lock table statistics_clock in exclusive mode`);
}

export async function recountStatistics(tx: Transaction): Promise<void> {
  await tx.execute(sql`select recount_statistics()`);
}

const theRow = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('the clock of the statistics is missing');
  return row;
};

/** By whose clock the days of the sums are, and whose weeks the academy keeps. */
export const readStatisticsClock = async (db: Queryable) =>
  theRow(
    await db
      .select({ timezone: statisticsClock.timezone, country: settings.country })
      .from(statisticsClock)
      .innerJoin(settings, sql`true`),
  );

export const isOtherClock = async (db: Queryable): Promise<boolean> =>
  theRow(
    await db
      .select({ isOther: sql<boolean>`${statisticsClock.timezone} <> ${settings.timezone}` })
      .from(statisticsClock)
      .innerJoin(settings, sql`true`),
  ).isOther;

/**
 * Whole months from the kept months, and the days around them from the kept days. As rows to join: each is a stretch of an
 * index that holds all that is asked for.
 */
const spansOf = ({ months, days }: StoredSpans): SQL => {
  const row = (unit: 'day' | 'month', { from, until }: Period) =>
    sql`(${unit}, ${from}::date, ${until}::date)`;
  const rows = [...(months ? [row('month', months)] : []), ...days.map(span => row('day', span))];
  return sql`(values ${sql.join(rows, sql`, `)}) as span (unit, first, last)`;
};

type StoredTable = { readonly unit: PgColumn; readonly startsOn: PgColumn };
const inSpan = ({ unit, startsOn }: StoredTable) =>
  sql`${unit} = span.unit and ${startsOn} between span.first and span.last`;

const sum = (amount: PgColumn | SQL) => sql<number>`coalesce(sum(${amount}), 0)::float8`;
/** Of what is before today; a kept month in which today lies is read by its days. */
const sumOver = (amount: SQL, today: string) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${statisticsSums.startsOn} < ${today}), 0)::float8`;

const teachingSums = (today: string) => ({
  planned: sum(statisticsSums.sessions),
  completed: sum(statisticsSums.completed),
  cancelled: sum(statisticsSums.cancelled),
  leftOpen: sumOver(
    sql`${statisticsSums.sessions} - ${statisticsSums.completed} - ${statisticsSums.cancelled}`,
    today,
  ),
  minutes: sum(statisticsSums.minutes),
  ratings: sum(statisticsSums.ratings),
  stars: sum(statisticsSums.stars),
  homework: sum(statisticsSums.homework),
  onTime: sum(statisticsSums.onTime),
  late: sum(statisticsSums.late),
  overdue: sumOver(
    sql`${statisticsSums.homework} - ${statisticsSums.onTime} - ${statisticsSums.late}`,
    today,
  ),
});

// In the very words of the indexes.
const isOfTutor = sql`${statisticsSums.scope} = 'tutor'`;
const isOfAll = sql`${statisticsSums.scope} <> 'tutor'`;

interface Asked {
  readonly spans: StoredSpans;
  readonly today: string;
}

/** What is kept of the whole academy, day by day and month by month. */
export const listTaught = (db: Queryable, { spans, today }: Asked): Promise<StoredPart[]> =>
  db
    .select({ startsOn: statisticsSums.startsOn, ...teachingSums(today) })
    .from(spansOf(spans))
    .innerJoin(statisticsSums, and(eq(statisticsSums.scope, 'academy'), isOfAll, inSpan(statisticsSums)))
    .groupBy(statisticsSums.unit, statisticsSums.startsOn);

/** Of families, as the time to a match is promised to them. */
export const listApplied = (db: Queryable, { spans }: Asked): Promise<StoredPart[]> =>
  db
    .select({
      startsOn: statisticsApplicationSums.startsOn,
      applications: sum(statisticsApplicationSums.applications),
      matched: sum(statisticsApplicationSums.matched),
      matchMinutes: sum(statisticsApplicationSums.matchMinutes),
    })
    .from(spansOf(spans))
    .innerJoin(
      statisticsApplicationSums,
      and(eq(statisticsApplicationSums.kind, 'student'), inSpan(statisticsApplicationSums)),
    )
    .groupBy(statisticsApplicationSums.unit, statisticsApplicationSums.startsOn);

export const listStages = (db: Queryable, { spans }: Asked) =>
  db
    .select({
      kind: statisticsApplicationSums.kind,
      stage: statisticsApplicationSums.stage,
      applications: sum(statisticsApplicationSums.applications),
    })
    .from(spansOf(spans))
    .innerJoin(statisticsApplicationSums, inSpan(statisticsApplicationSums))
    .groupBy(statisticsApplicationSums.kind, statisticsApplicationSums.stage);

/** By their first days, which are asked for. */
export const listActiveMonths = (
  db: Queryable,
  months: readonly string[],
): Promise<Omit<ActiveMonth, 'studentsBefore'>[]> =>
  db.select().from(statisticsActiveMonths).where(inArray(statisticsActiveMonths.month, months));

/** Of each subject or each country of which there is anything in the period. */
export const listByKey = (
  db: Queryable,
  scope: Exclude<Scope, 'academy' | 'tutor'>,
  { spans, today }: Asked,
): Promise<(TeachingSums & { key: string })[]> =>
  db
    .select({ key: statisticsSums.key, ...teachingSums(today) })
    .from(spansOf(spans))
    .innerJoin(statisticsSums, and(eq(statisticsSums.scope, scope), isOfAll, inSpan(statisticsSums)))
    .groupBy(statisticsSums.key)
    .having(sql`sum(${statisticsSums.sessions}) > 0 or sum(${statisticsSums.homework}) > 0`);

export const listTutorNames = (
  db: Queryable,
  { after, limit }: { readonly after: TextCursor | null; readonly limit: number },
) =>
  db
    .select({ id: profiles.id, name: profiles.name, nameAr: profiles.nameAr })
    .from(profiles)
    .where(
      and(
        eq(profiles.role, 'tutor'),
        after ? sql`(${profiles.name}, ${profiles.id}) > (${after.text}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(profiles.name), asc(profiles.id))
    .limit(limit);

export async function sumsOfTutors(
  db: Queryable,
  tutorIds: readonly string[],
  { spans, today }: Asked,
): Promise<ReadonlyMap<string, TeachingSums>> {
  if (tutorIds.length === 0) return new Map();
  const rows = await db
    .select({ key: statisticsSums.key, ...teachingSums(today) })
    .from(spansOf(spans))
    .innerJoin(statisticsSums, and(isOfTutor, inArray(statisticsSums.key, tutorIds), inSpan(statisticsSums)))
    .groupBy(statisticsSums.key);
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}
