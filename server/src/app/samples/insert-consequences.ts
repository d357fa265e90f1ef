import { consequenceOf } from '@bayan/domain/sessions/session-consequence';
import type { Transaction } from '@bayan/platform/db/database';
import { eq, isNotNull } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { sessionConsequences, sessions } from '#schema/teaching.ts';

const CUT_OFF_HOURS = 24;

/** What each lesson that has ended means for bills and pay, as if it had been closed by its tutor. */
export async function insertConsequences(tx: Transaction): Promise<void> {
  const ended = await tx
    .select({ session: sessions, tutorTimezone: profiles.timezone })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.tutorId))
    .where(isNotNull(sessions.outcome));
  await tx.insert(sessionConsequences).values(
    ended.flatMap(({ session, tutorTimezone }) => {
      const { id: sessionId, outcome, tutorId: decidedBy, updatedAt: at } = session;
      if (outcome === null) return [];
      const means = consequenceOf(session, session.durationMinutes);
      return [
        { sessionId, cause: outcome, ...means, cutOffHours: CUT_OFF_HOURS, tutorTimezone, decidedBy, at },
      ];
    }),
  );
}
