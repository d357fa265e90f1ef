import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionFilters } from '@bayan/domain/sessions/session-form';
import { startOfPeriod } from '@bayan/domain/sessions/session-period';
import type { Database } from '../../db/database.ts';
import { pageByInstant } from '../../http/cursor.ts';
import { listSessions } from './sessions.repository.ts';

interface Query extends SessionFilters {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One page of the sessions a person sees, newest first. */
export async function pageOfSessions(db: Database, viewer: Member, query: Query, now: Date) {
  const { period, cursor, limit, ...filters } = query;
  const between = period ? { from: startOfPeriod(period, now, viewer.timezone), to: now } : null;
  return pageByInstant(
    { cursor, limit },
    page => listSessions(db, viewer, { filters, between, ...page }),
    session => session.startsAt,
  );
}
