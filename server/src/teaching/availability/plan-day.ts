import {
  type AvailabilityDayForm,
  type AvailabilityDayRecord,
  availabilityDayView,
} from '@bayan/domain/availability/availability.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { addDays } from '@bayan/domain/time/days';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { pageByDay } from '@bayan/platform/http/cursor';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findNamedPerson } from '#people/profiles/profiles.repository.ts';
import { findDay, listDays, lockDay, writeDay } from './availability-days.repository.ts';
import { tutorToPlan } from './tutor-to-plan.ts';
import { withUncoveredSessions } from './uncovered-sessions.ts';

interface PlannedTutor {
  readonly id: string;
  readonly timezone: string;
}

/** A date that never had hours of its own is in version 0. */
async function recordOf(
  db: Queryable,
  tutor: PlannedTutor,
  day: string,
  row: Awaited<ReturnType<typeof findDay>>,
): Promise<AvailabilityDayRecord> {
  return {
    id: row?.id ?? null,
    tutor: await findNamedPerson(db, tutor.id),
    day,
    timezone: row?.timezone ?? tutor.timezone,
    ranges: row && !row.isWeekly ? row.ranges : null,
    version: row?.version ?? 0,
  };
}

export async function readDay(db: Queryable, actor: Member, day: string, asked: string | undefined) {
  const tutor = await tutorToPlan(db, actor, asked);
  return recordOf(db, tutor, day, await findDay(db, { tutorId: tutor.id, day }));
}

interface DaysAsked {
  readonly tutorId?: string | undefined;
  readonly from: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The dates with hours of their own from a day on, soonest first. */
export async function readDays(db: Queryable, actor: Member, { tutorId: asked, from, ...page }: DaysAsked) {
  const { id: tutorId } = await tutorToPlan(db, actor, asked);
  const { items, nextCursor } = await pageByDay(
    page,
    ({ after, limit }) =>
      listDays(db, { tutorId, from: after ? addDays(after.day, 1) : from, until: null, limit }),
    ({ day }) => day,
  );
  const tutor = await findNamedPerson(db, tutorId);
  return {
    items: items.map(({ id, day, timezone, ranges, version }) => ({
      id,
      tutor,
      day,
      timezone,
      ranges,
      version,
    })),
    nextCursor,
  };
}

interface SeenDay {
  readonly day: string;
  readonly version: number;
}

/** The hours of one date in the place of the weekly ones (R476). */
export async function planDay(
  tx: Transaction,
  context: ActionContext,
  { day, version }: SeenDay,
  { tutorId: asked, timezone, ranges }: AvailabilityDayForm,
) {
  const { actor, now } = context;
  const tutor = await tutorToPlan(tx, actor, asked);
  const tutorDay = { tutorId: tutor.id, day };
  const before = await recordOf(tx, tutor, day, await lockDay(tx, tutorDay));
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: availabilityDayView.parse(before) });
  const { saved, ...misfits } = await withUncoveredSessions(tx, { tutorId: tutor.id, now }, async () => {
    await writeDay(tx, { ...tutorDay, timezone: timezone ?? tutor.timezone, ranges });
    const after = await recordOf(tx, tutor, day, await findDay(tx, tutorDay));
    if (after.id === null) throw new Error('a planned date is gone');
    await recordChange(tx, context, {
      action: 'availability.day-planned',
      noun: 'availability',
      targetId: after.id,
      before,
      after,
    });
    return after;
  });
  return { day: saved, ...misfits };
}
