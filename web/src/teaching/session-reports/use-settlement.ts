import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { settledOutcomes } from '@bayan/domain/session-reports/settled-outcomes';
import { consequenceOf } from '@bayan/domain/sessions/session-consequence';
import { NO_ENDING } from '@bayan/domain/sessions/session-outcome';
import { useState } from 'react';
import type { TypedEnding } from '#teaching/sessions/use-ending.ts';

export const DECISIONS = ['stays', 'changes'] as const;
type Decision = (typeof DECISIONS)[number];

/** How an admin decides about a report, while it is being chosen. */
export function useSettlement({ session }: SessionReport) {
  const offered = settledOutcomes({ ...session, correction: session.isCorrected ? {} : null });
  const [decision, decide] = useState<Decision | null>(offered.length === 0 ? 'stays' : null);
  const [typed, setTyped] = useState<TypedEnding>({
    outcome: null,
    failureSide: 'unknown',
    taughtMinutes: null,
  });
  const { outcome, failureSide, taughtMinutes } = typed;
  const isComplete =
    decision === 'stays' ||
    (decision === 'changes' && outcome !== null && (outcome !== 'cut-short' || taughtMinutes !== null));
  const chosen = decision === 'changes' ? outcome : null;
  return {
    decision,
    decide,
    isComplete,
    ending: {
      typed,
      type: (change: Partial<TypedEnding>) => setTyped({ ...typed, ...change }),
      offered,
      absentFrom: null,
    },
    /** In minutes, for both sides. Null while nothing is chosen, and where nothing changes. */
    consequence:
      chosen && isComplete
        ? consequenceOf(
            {
              ...NO_ENDING,
              outcome: chosen,
              failureSide: chosen === 'technical-failure' ? failureSide : null,
              taughtMinutes: chosen === 'cut-short' ? taughtMinutes : null,
            },
            session.duration,
          )
        : null,
    dropsRating: chosen !== null && session.status === 'completed' && session.isRated,
    body: {
      outcome: chosen,
      ...(chosen === 'technical-failure' && { failureSide }),
      ...(chosen === 'cut-short' && taughtMinutes !== null && { taughtMinutes }),
    },
  };
}
