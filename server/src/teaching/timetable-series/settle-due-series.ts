import { randomUUID } from 'node:crypto';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Database, Transaction } from '@bayan/platform/db/database';
import { isUnavailable } from '@bayan/platform/db/failure';
import { inTransaction } from '@bayan/platform/db/transaction';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { ownProfileRow } from '#people/profiles/profiles.repository.ts';
import { findAnySeries } from '#teaching/session-series/session-series.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { shareTimetable } from '#teaching/timetables/timetables.repository.ts';
import { settleSeries } from './settle-series.ts';
import { type DueSeries, listDueSeries, storeSettled, takeSeries } from './timetable-series.repository.ts';

/** Few enough that whoever changes one of these series hardly waits. */
const AT_ONCE = 20;

interface Job {
  readonly now: Date;
  readonly changes: Pick<SessionChanges, 'seriesFollowsTimetable'>;
  /** Whether one that was refused is not tried again yet. */
  isResting(series: DueSeries): boolean;
  refused(series: DueSeries, error: unknown): void;
}

/**
 * Lets the next few series follow their timetable, or leave it, each as a whole or not at all (R548). One that is refused
 * holds up no other. The answer is where to go on, if there may be more.
 */
export async function settleDueSeries(
  db: Database,
  job: Job,
  after: DueSeries | null,
): Promise<DueSeries | null> {
  const due = await listDueSeries(db, after, AT_ONCE);
  for (const one of due.filter(one => !job.isResting(one)))
    try {
      await inTransaction(db, tx => settleOne(tx, one, job));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      job.refused(one, error);
    }
  return due.length < AT_ONCE ? null : (due.at(-1) ?? null);
}

/** Who has decided: lessons move in their name, whatever has become of them since. */
async function decider(tx: Transaction, id: string): Promise<Member | null> {
  const row = await ownProfileRow(tx, id);
  return row && { ...row, role: 'admin', rights: [], standing: 'active' };
}

async function settleOne(tx: Transaction, due: DueSeries, { now, changes }: Job): Promise<void> {
  const found = await findAnySeries(tx, due.seriesId);
  if (!found) return;
  // In the order in which everybody locks them: people first.
  const pair = await holdPair(tx, { tutorId: found.tutor.id, studentId: found.student.id });
  if (!(await takeSeries(tx, due.seriesId))) return;
  const timetable = await shareTimetable(tx, due.timetableId);
  if (!timetable) return;
  // Lessons of people who have parted wait for an admin (R463).
  if (pair === 'former') return storeSettled(tx, due);
  const { decidedBy, ...rest } = timetable;
  const actor = decidedBy && (await decider(tx, decidedBy));
  if (!actor) throw new Error('nobody has decided about a timetable that is due');
  await settleSeries(
    tx,
    { actor, now, requestId: randomUUID() },
    { timetable: rest, seriesId: due.seriesId, changes },
  );
}
