import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import type { Queryable } from '@bayan/platform/db/database';
import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';
import { toRecord, withPeople } from './session-record.repository.ts';
import { givenBy, type Viewer } from './session-selection.repository.ts';

interface Moment {
  readonly tutorId: string;
  readonly studentId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The session that is being moved, which is not in its own way. */
  readonly except: string | null;
  readonly tutorLeftAt?: Date | null;
}

/** An open session of the tutor or of the student that overlaps the moment; the one that starts first. */
export async function findClash(db: Queryable, viewer: Viewer, moment: Moment) {
  const [row] = await withPeople(db, viewer)
    .where(
      and(
        inArray(sessions.status, [...OPEN_STATUSES]),
        or(
          moment.tutorLeftAt ? undefined : givenBy(moment.tutorId),
          eq(sessions.studentId, moment.studentId),
        ),
        // In the words of the constraints, whose indexes then find it.
        sql`tstzrange(${sessions.startsAt}, ${sessions.endsAt}) && tstzrange(${moment.startsAt}::timestamptz, ${moment.endsAt}::timestamptz)`,
        moment.except === null ? undefined : ne(sessions.id, moment.except),
      ),
    )
    .orderBy(sessions.startsAt)
    .limit(1);
  return row ? toRecord(row) : null;
}

const MAX_MS = Math.max(...SESSION_DURATIONS) * 60_000;

/**
 * A completed session of the tutor that overlaps the moment. Those from before the database refused it are among them;
 * by the order of her sessions, since the index of the constraint does not know these.
 */
export async function findTaught(
  db: Queryable,
  viewer: Viewer,
  { tutorId, startsAt, endsAt, except }: Moment,
) {
  const [row] = await withPeople(db, viewer)
    .where(
      and(
        eq(sessions.tutorId, tutorId),
        eq(sessions.status, 'completed'),
        gt(sessions.startsAt, new Date(startsAt.getTime() - MAX_MS)),
        lt(sessions.startsAt, endsAt),
        gt(sessions.endsAt, startsAt),
        except === null ? undefined : ne(sessions.id, except),
      ),
    )
    .orderBy(sessions.startsAt)
    .limit(1);
  return row ? toRecord(row) : null;
}
