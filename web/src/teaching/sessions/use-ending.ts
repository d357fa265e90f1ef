import { offeredOutcomes } from '@bayan/domain/sessions/offered-outcomes';
import { type ChosenOutcome, type FailureSide, isTaught } from '@bayan/domain/sessions/session-outcome';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useNow } from '#platform/use-now.ts';
import { useClosingTimes } from './use-closing-times.ts';

/** How a session ended, while somebody says so. */
export interface TypedEnding {
  readonly outcome: ChosenOutcome | null;
  readonly failureSide: FailureSide;
  readonly taughtMinutes: number | null;
}

/** What can be chosen for a session now, and what a choice needs. Before it begins, the academy is taken to cancel it. */
export function useEnding(session: Session) {
  const now = useNow();
  const isAdmin = useAuth().userProfile?.role === 'admin';
  const times = useClosingTimes(session);
  const startsAt = new Date(session.startsAt);
  const [typed, setTyped] = useState<TypedEnding>({
    outcome: startsAt > now ? 'academy-cancelled' : null,
    failureSide: 'unknown',
    taughtMinutes: null,
  });
  const { outcome, failureSide, taughtMinutes } = typed;
  const isLate = times !== undefined && now > times.freeUntil;
  return {
    typed,
    type: (change: Partial<TypedEnding>) => setTyped({ ...typed, ...change }),
    offered: times ? offeredOutcomes({ startsAt, ...times, isAdmin, now }) : [],
    /** From when on the tutor can say that the student did not come. Null before the session, and once it can be said. */
    absentFrom: times && startsAt <= now && now < times.studentAbsentFrom ? times.studentAbsentFrom : null,
    /** After the cut-off a tutor says why, and an admin why a family was in time (R514). */
    needsReason:
      isLate &&
      !session.isFormer &&
      (isAdmin ? outcome === 'family-cancelled' : outcome === 'academy-cancelled'),
    isComplete: outcome !== null && (outcome !== 'cut-short' || taughtMinutes !== null),
    ending: outcome && {
      status: isTaught(outcome) ? ('completed' as const) : ('cancelled' as const),
      outcome,
      ...(outcome === 'technical-failure' && { failureSide }),
      ...(outcome === 'cut-short' && taughtMinutes !== null && { taughtMinutes }),
    },
  };
}
