import type { Announcement } from '@bayan/domain/live/live';
import type { Transaction } from '@bayan/platform/db/database';
import { and, eq } from 'drizzle-orm';
import { announced } from '#academy/audit/announce.ts';
import { sessionJoins } from '#schema/teaching.ts';

interface Join {
  readonly sessionId: string;
  readonly profileId: string;
  readonly at: Date;
}

/** When this person first joined. The first time is told to all whom the lesson concerns. */
export async function firstJoin(tx: Transaction, join: Join, announcement: Announcement): Promise<Date> {
  const [first] = await tx
    .insert(sessionJoins)
    .values(join)
    .onConflictDoNothing()
    .returning({ at: sessionJoins.at, announced: announced(announcement) });
  if (first) return first.at;
  const [before] = await tx
    .select({ at: sessionJoins.at })
    .from(sessionJoins)
    .where(and(eq(sessionJoins.sessionId, join.sessionId), eq(sessionJoins.profileId, join.profileId)));
  if (!before) throw new Error('what is stored already can be read');
  return before.at;
}
