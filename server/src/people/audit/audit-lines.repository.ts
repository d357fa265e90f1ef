import type { AuditFilters } from '@bayan/domain/audit/audit.contract';
import { endOfDay, startOfDay } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { auditLineId, auditLineNumber } from './audit-line-id.ts';

const MINUTE = 60_000;
interface LinesRead {
  readonly filters: AuditFilters;
  /** By whose clock the days of the filters are. */
  readonly timezone: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Newest first. Whoever calls this says so in the audit log. */
export async function listAuditLines(db: Database, { filters, timezone, after, limit }: LinesRead) {
  const { actor, noun, target, action, from, to } = filters;
  const rows = await db
    .select({
      line: auditLog,
      actor: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr, role: profiles.role },
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(
      and(
        actor ? eq(auditLog.actorId, actor) : undefined,
        noun ? eq(auditLog.noun, noun) : undefined,
        target ? eq(auditLog.targetId, target) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        from ? gte(auditLog.at, startOfDay(from, timezone)) : undefined,
        to ? lt(auditLog.at, new Date(endOfDay(to, timezone).getTime() + MINUTE)) : undefined,
        after
          ? sql`(${auditLog.at}, ${auditLog.id}) < (${after.at}::timestamptz, ${auditLineNumber(after.id)}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
  return rows.map(({ line: { id, actorId: _actorId, ...line }, actor: who }) => ({
    ...line,
    id: auditLineId(id),
    actor: who,
  }));
}
