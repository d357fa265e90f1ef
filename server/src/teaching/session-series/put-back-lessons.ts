import { randomUUID } from 'node:crypto';
import { inTheWay } from '@bayan/domain/session-series/day-marks';
import type { PlannedLesson } from '@bayan/domain/session-series/pattern';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { lockTimezone } from '#people/profiles/profiles.repository.ts';
import type { ChangedSession } from '#teaching/sessions/session-changes.ts';
import { recordConsequence } from '#teaching/sessions/session-consequences.repository.ts';
import { updateSession } from '#teaching/sessions/sessions.repository.ts';
import { listOpenIn } from './lessons-in-frame.repository.ts';
import { refuseClashes } from './series-clash.ts';
import { listWithdrawnAt } from './series-days-off.repository.ts';
import { readLessons } from './series-lessons.repository.ts';
import { seriesPeople } from './series-people.ts';
import { insertLessons } from './session-series.repository.ts';

interface Put {
  readonly made: readonly SessionRecord[];
  /** Were taken out, and are on again. */
  readonly restored: readonly ChangedSession[];
}

/** A day of the plan that gets a lesson. */
export interface DayToFill extends PlannedLesson {
  /** Where somebody wants it at another time than the plan has. */
  readonly putAt?: Date;
}

/** A place of the plan, and the lesson that was taken out of it where it is still there. */
interface Place {
  readonly day: string;
  readonly placedAt: Date;
  readonly startsAt: Date;
  readonly withdrawn: { readonly id: string; readonly tutorId: string } | null;
}

/** Gives days of the plan their lessons: all of them, or nothing where one is not free (R458). */
export async function putBackLessons(
  tx: Transaction,
  context: ActionContext,
  series: SeriesRecord,
  days: readonly DayToFill[],
): Promise<Put> {
  if (days.length === 0) return { made: [], restored: [] };
  const { actor, now } = context;
  const places = await placesOf(tx, series, days, now);
  const last = new Date(Math.max(...places.map(({ startsAt }) => startsAt.getTime())));
  const { tutor } = await seriesPeople(tx, actor, series, last);
  await refuseTaken(tx, context, series, places);
  const familyTimezone = await lockTimezone(tx, series.student.id);
  const pay = { rate: tutor.hourlyRate, currency: tutor.currency };
  const made = places.filter(({ withdrawn }) => !withdrawn).map(place => ({ ...place, id: randomUUID() }));
  await insertLessons(
    tx,
    made.map(({ id, startsAt, placedAt }) => ({
      ...{ id, tutorId: tutor.id, studentId: series.student.id, subject: series.subject },
      ...{ seriesId: series.id, startsAt, originalStartsAt: placedAt, durationMinutes: series.duration },
      ...{ familyTimezone, enteredTimezone: tutor.timezone, meetingLink: series.meetingLink, ...pay },
      ...{ createdBy: actor.id, createdAt: now, updatedAt: now },
    })),
  );
  const restored: ChangedSession[] = [];
  for (const { withdrawn, startsAt } of places) {
    if (!withdrawn) continue;
    // Whoever gave this one instead has her time for others again.
    const given = withdrawn.tutorId === tutor.id ? {} : { tutorId: tutor.id, ...pay };
    const [before] = await readLessons(tx, [withdrawn.id]);
    await updateSession(tx, withdrawn.id, {
      ...{ startsAt, tutorLeftAt: null, ...given },
      ...{ status: 'scheduled', outcome: null, cancelledAt: null, cancelledBy: null, cancelReason: null },
    });
    const [after] = await readLessons(tx, [withdrawn.id]);
    if (!before || !after) throw new Error('a lesson that is held is gone');
    await recordConsequence(tx, context, after);
    restored.push({ before, after });
  }
  return {
    made: await readLessons(
      tx,
      made.map(({ id }) => id),
    ),
    restored,
  };
}

async function placesOf(
  tx: Transaction,
  series: SeriesRecord,
  days: readonly DayToFill[],
  now: Date,
): Promise<Place[]> {
  const starts = days.map(({ startsAt }) => startsAt);
  const found = await listWithdrawnAt(tx, series.id, starts);
  const withdrawnAt = new Map(found.map(lesson => [lesson.placedAt.getTime(), lesson]));
  return days.map(({ day, startsAt: placedAt, putAt }) => {
    const withdrawn = withdrawnAt.get(placedAt.getTime()) ?? null;
    // One that was moved by hand is on again where it was, unless that is over.
    const startsAt = putAt ?? (withdrawn && withdrawn.startsAt > now ? withdrawn.startsAt : placedAt);
    return { day, placedAt, startsAt, withdrawn };
  });
}

const MINUTE_MS = 60_000;

async function refuseTaken(
  tx: Transaction,
  { actor }: ActionContext,
  { tutor, student, duration }: SeriesRecord,
  places: readonly Place[],
) {
  const wanted = places.map(({ day, startsAt: from }) => ({
    day,
    lesson: { from, until: new Date(from.getTime() + duration * MINUTE_MS) },
  }));
  const frame = {
    from: new Date(Math.min(...wanted.map(({ lesson }) => lesson.from.getTime()))),
    until: new Date(Math.max(...wanted.map(({ lesson }) => lesson.until.getTime()))),
  };
  const lessons = await listOpenIn(tx, { tutorId: tutor.id, studentId: student.id }, frame);
  const days = wanted.map(({ day, lesson }) => ({ day, clash: inTheWay(lesson, { lessons }, []) }));
  refuseClashes(days, lessons, actor);
}
