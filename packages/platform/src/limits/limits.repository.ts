import { createHash } from 'node:crypto';
import { Refusal } from '@bayan/domain/errors';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';

/** Room for so many attempts within a time; the key says whose. */
export interface RateLimit {
  readonly key: Buffer;
  readonly most: number;
  readonly windowMs: number;
}

/** The name is part of it: two limits never share a count. Only a hash is kept: no address of anybody is in the table. */
export const keyOf = (name: string, whose: string) =>
  createHash('sha256').update(`${name}\0${whose}`).digest();

const instant = (now: Date, shiftMs = 0) =>
  sql`${new Date(now.getTime() + shiftMs).toISOString()}::timestamptz`;

/** By so much the clocks of two processes may differ. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * What is counted still: every instant of a window that ends now. One of the future was written by a clock that has
 * been put back since, and would keep people out until that time came.
 */
const counted = ({ windowMs }: RateLimit, now: Date) =>
  sql`from unnest(place.hits) as hit where hit > ${instant(now, -windowMs)} and hit <= ${instant(now, CLOCKS_DIFFER_MS)}`;

/** Judged under the row's lock, so that of many at once no more get in than one by one. */
const taking = (limit: RateLimit, now: Date, before: SQL | null) => sql`
  insert into auth_limits as place (key, hits, expires_at)
  select ${limit.key}::bytea, array[${instant(now)}], ${instant(now, limit.windowMs)} ${before ? sql`from ${before}` : sql``}
  on conflict (key) do update
    set hits = array(select hit ${counted(limit, now)}) || excluded.hits, expires_at = excluded.expires_at
    where (select count(*) ${counted(limit, now)}) < ${limit.most}
  returning key`;

/** Of two attempts that are one, the later is thrown away: which one does not matter. */
const givingBack = ({ key }: RateLimit, now: Date, before: SQL | null) => sql`
  update auth_limits
  set hits = hits[:array_position(hits, ${instant(now)}) - 1] || hits[array_position(hits, ${instant(now)}) + 1:]
  where key = ${key} and ${instant(now)} = any(hits) ${before ? sql`and (select count(*) from ${before}) >= 0` : sql``}
  returning key`;

/**
 * One statement of several steps. Each waits for the one before it, so that everybody locks the rows in the same order
 * and nobody waits for somebody who waits for them.
 */
function inOrder(
  step: typeof taking,
  limits: readonly RateLimit[],
  now: Date,
): { readonly steps: SQL; readonly names: readonly SQL[] } {
  const names = limits.map((_, index) => sql.raw(`step_${index}`));
  const steps = limits.map(
    (limit, index) => sql`${names[index]} as (${step(limit, now, names[index - 1] ?? null)})`,
  );
  return { steps: sql.join(steps, sql`, `), names };
}

/** How many of the limits had room. They are taken in their order; after one that is full no other is. */
export async function countAttempts(q: Queryable, limits: readonly RateLimit[], now: Date): Promise<number> {
  const { steps, names } = inOrder(taking, limits, now);
  const each = names.map(name => sql`(select count(*) from ${name})`);
  const { rows } = await q.execute<{ taken: number }>(
    sql`with ${steps} select (${sql.join(each, sql` + `)})::int as taken`,
  );
  return rows[0]?.taken ?? 0;
}

/** Counts an attempt, and refuses it where there were too many. */
export async function enforceRateLimit(q: Queryable, limit: RateLimit, now: Date): Promise<void> {
  if ((await countAttempts(q, [limit], now)) === 1) return;
  throw new Refusal('limit.reached', { retryAfterSeconds: await retryAfterSeconds(q, limit, now) });
}

/** As if the attempt of this instant had never been made. */
export async function releaseAttempts(q: Queryable, limits: readonly RateLimit[], now: Date): Promise<void> {
  const { steps } = inOrder(givingBack, limits, now);
  await q.execute(sql`with ${steps} select`);
}

/** In how many seconds the oldest attempt that is counted no longer will be. */
export async function retryAfterSeconds(q: Queryable, limit: RateLimit, now: Date): Promise<number> {
  const waitMs = (await availableAt(q, limit, now)).getTime() - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}

/** When the oldest attempt that is counted no longer will be. */
export async function availableAt(q: Queryable, limit: RateLimit, now: Date): Promise<Date> {
  const { rows } = await q.execute<{ oldest: string | null }>(
    sql`select (select min(hit) ${counted(limit, now)})::text as oldest from auth_limits as place where key = ${limit.key}`,
  );
  const oldest = rows[0]?.oldest;
  return new Date((oldest ? new Date(oldest) : now).getTime() + limit.windowMs);
}
