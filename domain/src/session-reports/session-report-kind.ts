import type { SessionOutcome } from '#sessions/session-outcome.ts';
import type { SessionStatus } from '#sessions/session-status.ts';

/** What a family reports about a lesson (R500): nobody taught, nobody could connect, or an absence is not right. */
export const SESSION_REPORT_KINDS = ['tutor-absent', 'no-connection', 'contest'] as const;
export type SessionReportKind = (typeof SESSION_REPORT_KINDS)[number];

export const SESSION_REPORT_STATUSES = ['open', 'settled'] as const;

interface Closed {
  readonly status: SessionStatus;
  readonly outcome: SessionOutcome | null;
}

/** What counts as taken although nobody was taught: the only records that a family contests. */
const isContestable = ({ outcome }: Pick<Closed, 'outcome'>): boolean =>
  outcome === 'student-absent' || outcome === 'late-cancelled';

/** Whether a session in this state can be reported in this way. One that was cancelled can only be contested. */
export const isReportable = (kind: SessionReportKind, session: Closed): boolean =>
  kind === 'contest' ? isContestable(session) : session.status !== 'cancelled';
