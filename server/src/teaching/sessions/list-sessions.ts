import type { Member } from '@bayan/domain/profiles/actor';
import { endOfNear } from '@bayan/domain/sessions/near-sessions';
import { endOfPeriod, startOfPeriod } from '@bayan/domain/sessions/session-period';
import type { SessionFilters } from '@bayan/domain/sessions/sessions.contract';
import type { Database } from '@bayan/platform/db/database';
import { pageByInstant } from '@bayan/platform/http/cursor';
import type { SessionFilter } from './session-selection.repository.ts';
import { totalSessions } from './session-totals.repository.ts';
import { listSessions } from './sessions.repository.ts';
import { listSessionsAhead, listSessionsOver, type StudentMoment } from './student-sessions.repository.ts';

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}
type Query = SessionFilters & PageQuery;

/** One page of the sessions a person sees, newest first; those to come soonest first. */
export async function pageOfSessions(db: Database, viewer: Member, query: Query, now: Date) {
  const { cursor, limit, ...filters } = query;
  const choice = choiceOf(filters, viewer, now);
  return pageByInstant(
    { cursor, limit },
    page => listSessions(db, viewer, { ...choice, ...page }),
    session => session.startsAt,
  );
}

/** What the same filters leave, added up. */
export const totalsOfSessions = (db: Database, tutor: Member, filters: SessionFilters, now: Date) =>
  totalSessions(db, tutor, choiceOf(filters, tutor, now));

/** What a student has before them, soonest first. */
export const pageOfSessionsAhead = (db: Database, moment: StudentMoment, query: PageQuery) =>
  pageByInstant(
    query,
    page => listSessionsAhead(db, moment, page),
    ({ endsAt }) => endsAt,
  );

/** What a student has behind them, newest first. */
export const pageOfSessionsOver = (db: Database, moment: StudentMoment, query: PageQuery) =>
  pageByInstant(
    query,
    page => listSessionsOver(db, moment, page),
    ({ startsAt }) => startsAt,
  );

const choiceOf = (
  { period, view, toClose, ...filters }: SessionFilters,
  { timezone }: Member,
  now: Date,
): SessionFilter => {
  const choice = {
    filters,
    around: view && { view, now },
    leftOpenAt: toClose && now,
    // What comes next comes first, and nobody comes to a cancelled one (R730).
    isWithoutCancelled: view === 'to-come' && !filters.status && !filters.outcome,
    // Nothing else says which lessons to come are meant (R464).
    nearUntil:
      view || period || toClose || filters.status || filters.outcome || filters.notes
        ? undefined
        : endOfNear(now),
  };
  if (!period) return { ...choice, between: null };
  const between =
    view === 'to-come'
      ? { from: now, to: endOfPeriod(period, now, timezone) }
      : { from: startOfPeriod(period, now, timezone), to: now };
  return { ...choice, between };
};
