import type { ResourceUseRecord } from '@bayan/domain/resources/resources.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, sql } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { resourceUses, resourceUseTotals } from '#schema/teaching.ts';

interface Opened {
  readonly resourceId: string;
  readonly profileId: string;
  readonly now: Date;
}

/** One open more. A clock that is behind takes no later one back. */
export async function countOpen(tx: Transaction, { resourceId, profileId, now }: Opened): Promise<void> {
  await tx
    .insert(resourceUses)
    .values({ resourceId, profileId, opens: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [resourceUses.resourceId, resourceUses.profileId],
      set: {
        opens: sql`${resourceUses.opens} + 1`,
        lastAt: sql`greatest(${resourceUses.lastAt}, excluded.last_at)`,
      },
    });
}

interface ListOptions {
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Who opened it, the latest first, each with the id by which a list goes on. */
export async function listUses(
  db: Queryable,
  resourceId: string,
  { after, limit }: ListOptions,
): Promise<(ResourceUseRecord & { readonly id: string })[]> {
  return db
    .select({
      id: resourceUses.profileId,
      person: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
      opens: resourceUses.opens,
      lastAt: resourceUses.lastAt,
    })
    .from(resourceUses)
    .innerJoin(profiles, eq(profiles.id, resourceUses.profileId))
    .where(
      and(
        eq(resourceUses.resourceId, resourceId),
        after
          ? sql`(${resourceUses.lastAt}, ${resourceUses.profileId}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(resourceUses.lastAt), desc(resourceUses.profileId))
    .limit(limit);
}

/** As the database adds them up with every open. */
export async function totalUses(db: Queryable, resourceId: string) {
  const [total] = await db
    .select({ opens: resourceUseTotals.opens, people: resourceUseTotals.people })
    .from(resourceUseTotals)
    .where(eq(resourceUseTotals.resourceId, resourceId));
  return total ?? { opens: 0, people: 0 };
}
