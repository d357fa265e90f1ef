import type { Queryable } from '@bayan/platform/db/database';
import { and, desc, eq, sql } from 'drizzle-orm';
import { auditLog } from '#schema/academy.ts';

/** Tells whether a person made that version of a record: its line in the audit names both. */
export const createIsOwnVersion =
  (db: Queryable) =>
  async (actorId: string, recordId: string, version: number): Promise<boolean> => {
    const [line] = await db
      .select({ actorId: auditLog.actorId })
      .from(auditLog)
      .where(
        and(eq(auditLog.targetId, recordId), sql`(${auditLog.after} ->> 'version')::integer = ${version}`),
      )
      .orderBy(desc(auditLog.id))
      .limit(1);
    return line?.actorId === actorId;
  };
