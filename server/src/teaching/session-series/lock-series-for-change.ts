import { Refusal } from '@bayan/domain/errors';
import { type SeriesRecord, seriesView } from '@bayan/domain/session-series/series-record.contract';
import { canChangeSeries } from '@bayan/domain/session-series/session-series.policy';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findSeries, lockSeries } from './session-series.repository.ts';

/** The series as the actor last saw it, and theirs to change. Its people are held first, as for a lesson. */
export async function lockSeriesForChange(
  tx: Transaction,
  { actor }: Pick<ActionContext, 'actor'>,
  { id, version }: RecordVersion,
): Promise<SeriesRecord> {
  const found = await findSeries(tx, actor, id);
  if (!found || !canChangeSeries(actor, { tutorId: found.tutor.id })) throw new Refusal('not-found');
  await holdPair(tx, { tutorId: found.tutor.id, studentId: found.student.id });
  // The pair may have parted while it was waited for.
  const series = await lockSeries(tx, actor, id);
  if (!series) throw new Refusal('not-found');
  if (series.version !== version) throw new Refusal('conflict.stale', { current: seriesView.parse(series) });
  return series;
}
