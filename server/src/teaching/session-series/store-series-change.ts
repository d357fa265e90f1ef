import { randomUUID } from 'node:crypto';
import { isOpen } from '@bayan/domain/session-series/pattern';
import type { ChangeSeriesForm } from '@bayan/domain/session-series/series-change.contract';
import { isOpen as isOpenLesson } from '@bayan/domain/sessions/session-status';
import { addDays } from '@bayan/domain/time/days';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { ChangedSession, SessionChanges } from '#teaching/sessions/session-changes.ts';
import type { SeriesChangePlan } from './plan-series-change.ts';
import {
  deleteDaysOffAfter,
  deletePause,
  insertDaysOff,
  insertPause,
  updatePause,
} from './series-days-off.repository.ts';
import { readLessons } from './series-lessons.repository.ts';
import { placeLessons, rescheduleLessons } from './series-moves.repository.ts';
import { insertLessons, insertSeries } from './session-series.repository.ts';

const meetingLinkOf = ({ before, tutor }: SeriesChangePlan, { meetingLink }: ChangeSeriesForm) =>
  meetingLink ?? (tutor.id === before.tutor.id ? before.meetingLink : tutor.meetingLink);

const MINUTE_MS = 60_000;

export async function insertNext(
  tx: Transaction,
  { actor, now }: ActionContext,
  plan: SeriesChangePlan,
  form: ChangeSeriesForm,
): Promise<string> {
  const { before, pattern, duration, until, days, done, tutor, left } = plan;
  const kept = done.keep.filter(({ lesson }) => !lesson.isWithdrawn);
  const on = days.filter(({ isOn }) => isOn);
  const ends = [
    ...on.map(({ endsAt }) => endsAt.getTime()),
    ...kept.map(({ to }) => to.startsAt.getTime() + duration * MINUTE_MS),
  ];
  const { slots, startsOn, everyWeeks, untilOn, timezone: anchorTimezone } = pattern;
  const reasons = new Map(left.map(({ day, reason }) => [day, reason]));
  const seriesId = await insertSeries(tx, {
    series: {
      ...{ tutorId: tutor.id, studentId: before.student.id, subject: form.subject ?? before.subject },
      ...{ durationMinutes: duration, anchorTimezone, startsOn, everyWeeks, untilOn },
      // Those that are over or have begun stay in the series before.
      lessons: pattern.lessons === null ? null : on.length + kept.length,
      ...{ meetingLink: meetingLinkOf(plan, form), followsId: before.id },
      ...(isOpen(pattern) ? { filledUntil: until } : { endsAt: new Date(Math.max(...ends)) }),
      ...{ createdBy: actor.id, createdAt: now, updatedAt: now },
    },
    slots,
    daysOff: days.filter(({ isOn, day }) => !isOn && !reasons.has(day)),
  });
  const skipped = left.map(({ day, reason }) => ({ day, kind: 'skipped' as const, reason }));
  await insertDaysOff(tx, seriesId, skipped, now);
  return seriesId;
}

interface Going {
  readonly plan: SeriesChangePlan;
  readonly form: ChangeSeriesForm;
  readonly seriesId: string;
  readonly familyTimezone: string;
}

/** The lessons keep their ids and all that hangs on them. What was moved by hand keeps its time, and follows in all else. */
export async function moveLessons(
  tx: Transaction,
  context: ActionContext,
  { plan, form, seriesId, familyTimezone }: Going,
  changes: SessionChanges,
): Promise<ChangedSession[]> {
  const { before, done, duration, tutor } = plan;
  const moving = done.move.map(({ lesson: { id }, to }) => ({ id, duration, startsAt: to.startsAt, to }));
  const [staying = [], standing = []] = [true, false].map(isHers =>
    done.keep.filter(({ lesson }) => (isOpenLesson(lesson.status) && !lesson.isElsewhere) === isHers),
  );
  const lessons = [...moving, ...staying.map(({ lesson, to }) => ({ ...lesson, to }))].map(
    ({ id, startsAt, duration, to }) => ({ id, startsAt, duration, placedAt: to.startsAt }),
  );
  const ids = lessons.map(({ id }) => id);
  const earlier = new Map((await readLessons(tx, ids)).map(lesson => [lesson.id, lesson]));
  const isAnother = tutor.id !== before.tutor.id;
  const follow: (() => Promise<void>)[] = [];
  if (isAnother)
    for (const lesson of earlier.values()) follow.push(await changes.reassigning(tx, context, lesson));
  await rescheduleLessons(tx, seriesId, lessons, {
    ...{ familyTimezone, enteredTimezone: tutor.timezone, subject: form.subject },
    meetingLink: isAnother ? meetingLinkOf(plan, form) : form.meetingLink,
    tutor: isAnother ? { id: tutor.id, rate: tutor.hourlyRate, currency: tutor.currency } : undefined,
  });
  await placeLessons(
    tx,
    seriesId,
    standing.map(({ lesson: { id }, to }) => ({ id, placedAt: to.startsAt })),
  );
  for (const after of follow) await after();
  return (await readLessons(tx, ids)).map(after => {
    const lesson = earlier.get(after.id);
    if (!lesson) throw new Error('a lesson that is held is gone');
    return { before: lesson, after };
  });
}

export async function makeLessons(
  tx: Transaction,
  { actor, now }: ActionContext,
  { plan, form, seriesId, familyTimezone }: Going,
) {
  const { before, done, duration: durationMinutes, tutor, student } = plan;
  const made = done.make.map(({ startsAt }) => ({ id: randomUUID(), startsAt, originalStartsAt: startsAt }));
  await insertLessons(
    tx,
    made.map(lesson => ({
      ...{ ...lesson, seriesId, tutorId: tutor.id, studentId: student.id, durationMinutes },
      ...{ subject: form.subject ?? before.subject, meetingLink: meetingLinkOf(plan, form) },
      ...{ familyTimezone, enteredTimezone: tutor.timezone },
      ...{ rate: tutor.hourlyRate, currency: tutor.currency },
      ...{ createdBy: actor.id, createdAt: now, updatedAt: now },
    })),
  );
  return readLessons(
    tx,
    made.map(({ id }) => id),
  );
}

/** Days off and pauses that are still ahead go on with the series. */
export async function handOverDaysOff(
  tx: Transaction,
  { actor, now }: ActionContext,
  { before, first }: SeriesChangePlan,
  seriesId: string,
): Promise<void> {
  const last = addDays(first.day, -1);
  await deleteDaysOffAfter(tx, before.id, last);
  for (const { id, fromOn, untilOn, reason } of before.pauses) {
    if (untilOn <= last) continue;
    if (fromOn > last) await deletePause(tx, id);
    else await updatePause(tx, id, { untilOn: last });
    const ahead = { fromOn: fromOn > last ? fromOn : first.day, untilOn, reason };
    await insertPause(tx, { ...ahead, seriesId, createdBy: actor.id, createdAt: now });
  }
}
