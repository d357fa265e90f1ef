import type { Member } from '@bayan/domain/profiles/actor';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { refuseExpired } from '#people/vetting/refuse-expired.ts';
import { activeTutor, studentToTeach } from '#teaching/sessions/session-participants.ts';

/** The two people of a series as they are now, if it may get lessons until then. */
export async function seriesPeople(
  tx: Transaction,
  actor: Member,
  series: Pick<SeriesRecord, 'tutor' | 'student'>,
  last: Date,
) {
  const pair = { tutorId: series.tutor.id, studentId: series.student.id };
  const tutor = await activeTutor(tx, pair.tutorId);
  const student = await studentToTeach(tx, actor, { ...pair, isToCome: true });
  await refuseExpired(tx, { tutorId: tutor.id, startsAt: last });
  return { tutor, student };
}
