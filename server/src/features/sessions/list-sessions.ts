import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionFilters } from '@bayan/domain/sessions/session-form';
import { startOfPeriod } from '@bayan/domain/sessions/session-period';
import type { Database } from '../../db/database.ts';
import { pageByInstant } from '../../http/cursor.ts';
import { totalSessions } from './session-totals.repository.ts';
import { listSessions } from './sessions.repository.ts';

interface Query extends SessionFilters {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One page of the sessions a person sees, newest first. */
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

const choiceOf = ({ period, ...filters }: SessionFilters, viewer: Member, now: Date) => ({
  filters,
  between: period ? { from: startOfPeriod(period, now, viewer.timezone), to: now } : null,
});
