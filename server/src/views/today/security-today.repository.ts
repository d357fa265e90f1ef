import { KINDS_WORTH_A_LOOK } from '@bayan/domain/security-events/security-event-kind';
import type { SecurityTodayRecord } from '@bayan/domain/today/today.contract';
import { EVENTS_MS, TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { sql } from 'drizzle-orm';
import { securityEvents } from '#schema/security-events.ts';

type Counted = SecurityTodayRecord['items'][number];

/**
 * How often each happened in the last day, the latest first. It names nobody: whoever wants to know more opens the list,
 * and that look is recorded (R633). A refresh is refused every day, and of these only a copied token is worth a look.
 */
export async function countSecurityToday(db: Queryable, now: Date): Promise<Counted[]> {
  const since = new Date(now.getTime() - EVENTS_MS);
  const { rows } = await db.execute<{ kind: Counted['kind']; count: number; lastAt: string }>(sql`
    select kinds.kind, least(sum(found.count), ${TODAY_LIMITS.counted})::int as count, max(found.last_at) as "lastAt"
    from unnest(array[${literals(KINDS_WORTH_A_LOOK)}]) as kinds (kind), lateral (
      select ${securityEvents.count} as count, ${securityEvents.lastAt} as last_at from ${securityEvents}
      where ${securityEvents.kind} = kinds.kind and ${securityEvents.at} > ${since}
        and (${securityEvents.kind} <> 'refresh-refused' or ${securityEvents.reason} = 'copied-token')
      order by ${securityEvents.at} desc limit ${TODAY_LIMITS.counted}) as found
    group by kinds.kind order by max(found.last_at) desc`);
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: new Date(lastAt) }));
}
