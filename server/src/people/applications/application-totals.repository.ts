import type { ApplicationTotals } from '@bayan/domain/applications/application-admin.contract';
import { APPLICATION_KINDS, type ApplicationKind } from '@bayan/domain/applications/application-kind';
import {
  type ApplicationStage,
  stagesOf,
  WAITING_STAGES,
} from '@bayan/domain/applications/application-stage';
import { MAX_COUNTED } from '@bayan/domain/applications/applications.limits';
import { PROMISED_HOURS } from '@bayan/domain/applications/promise-clock';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { type SQL, sql } from 'drizzle-orm';
import { applications } from '#schema/applications.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LATELY_MS = 30 * DAY_MS;
const MAX_MATCHED = 500;

/** Every count stops early, so that it costs the same however many there are. */
export async function countApplications(db: Queryable, now: Date): Promise<ApplicationTotals> {
  const [stages, promises, matched] = await Promise.all([
    countStages(db),
    countPromises(db, now),
    measureMatched(db, now),
  ]);
  return { stages, ...promises, matched };
}

const upTo = (rows: SQL) =>
  sql`(select count(*)::int from (${rows} limit ${sql.raw(`${MAX_COUNTED}`)}) as found)`;

async function countStages(db: Queryable) {
  const pairs = APPLICATION_KINDS.flatMap(kind => stagesOf(kind).map(stage => sql`(${kind}, ${stage})`));
  const { rows } = await db.execute<{ kind: ApplicationKind; stage: ApplicationStage; count: number }>(sql`
    select pair.kind, pair.stage, ${upTo(sql`
      select 1 from ${applications}
      where ${applications.kind} = pair.kind and ${applications.stage} = pair.stage`)} as count
    from (values ${sql.join(pairs, sql`, `)}) as pair (kind, stage)`);
  return rows;
}

async function countPromises(db: Queryable, now: Date) {
  // In the very words of the index on families that wait.
  const waiting = sql`
    select 1 from ${applications}
    where ${applications.kind} = 'student' and ${applications.stage} in (${literals(WAITING_STAGES)})`;
  const late = new Date(now.getTime() - PROMISED_HOURS.until * HOUR_MS);
  const soon = new Date(late.getTime() + DAY_MS);
  const { rows } = await db.execute<{ late: number; soon: number }>(sql`
    select ${upTo(sql`${waiting} and ${applications.createdAt} <= ${late}`)} as late,
      ${upTo(sql`${waiting} and ${applications.createdAt} > ${late} and ${applications.createdAt} <= ${soon}`)} as soon`);
  return { late: rows[0]?.late ?? 0, soon: rows[0]?.soon ?? 0 };
}

export async function measureMatched(db: Queryable, now: Date) {
  const { rows } = await db.execute<ApplicationTotals['matched']>(sql`
    select count(*)::int as count, count(*) filter (where hours <= ${PROMISED_HOURS.until})::int as "inTime",
      percentile_cont(0.5) within group (order by hours) as "medianHours"
    from (
      select extract(epoch from ${applications.matchedAt} - ${applications.createdAt})::double precision / 3600 as hours
      from ${applications}
      where ${applications.kind} = 'student' and ${applications.matchedAt} is not null
        and ${applications.matchedAt} > ${new Date(now.getTime() - LATELY_MS)}
      order by ${applications.matchedAt} desc limit ${sql.raw(`${MAX_MATCHED}`)}) as lately`);
  return rows[0] ?? { count: 0, inTime: 0, medianHours: null };
}
