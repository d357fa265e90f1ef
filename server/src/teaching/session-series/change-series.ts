import { Refusal } from '@bayan/domain/errors';
import type { ChangeSeriesForm } from '@bayan/domain/session-series/series-change.contract';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { isOpen as isOpenLesson } from '@bayan/domain/sessions/session-status';
import { addDays } from '@bayan/domain/time/days';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockTimezone } from '#people/profiles/profiles.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { planSeriesChange, type SeriesChangePlan } from './plan-series-change.ts';
import { refuseTooMany } from './preview-series-change.ts';
import { refuseClashes } from './series-clash.ts';
import { findEnd, readLessons } from './series-lessons.repository.ts';
import { findSeries, updateSeries } from './session-series.repository.ts';
import { handOverDaysOff, insertNext, makeLessons, moveLessons } from './store-series-change.ts';
import { takeOutLessons } from './take-out-lessons.ts';

const invalid = (field: string, problem: 'not-offered' | 'too-short') =>
  new Refusal('input.invalid', { issues: [{ field, problem }] });

/** Ends a series and goes on with another rule: all of it, or nothing (R456). */
export async function changeSeries(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: ChangeSeriesForm,
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const { actor, now } = context;
  const chosen = new Set(form.days);
  const plan = await planSeriesChange(tx, context, seen, form, day => chosen.has(day));
  refuseChoice(plan, chosen, context);
  const { before, first, done } = plan;

  const familyTimezone = await lockTimezone(tx, before.student.id);
  const out = await takeOutLessons(tx, context, done);
  const seriesId = await insertNext(tx, context, plan, form);
  const moved = await moveLessons(tx, context, { plan, form, seriesId, familyTimezone }, changes);
  const made = await makeLessons(tx, context, { plan, form, seriesId, familyTimezone });
  await handOverDaysOff(tx, context, plan, seriesId);
  await updateSeries(tx, before.id, {
    ...{ untilOn: addDays(first.day, -1), lessons: null, endedAt: now },
    endsAt: (await findEnd(tx, before.id)) ?? now,
  });

  const ended = await findSeries(tx, actor, before.id);
  const after = await findSeries(tx, actor, seriesId);
  if (!ended || !after) throw new Error('a series is not visible to the one who changed it');
  const noun = 'session-series';
  await recordChange(tx, context, {
    ...{ action: 'session-series.changed', noun, targetId: before.id, before, after: ended },
  });
  await recordChange(tx, context, { action: 'session-series.continued', noun, targetId: seriesId, after });
  const changed = [...out, ...moved];
  if (plan.tutor.id === before.tutor.id)
    await changes.seriesChanged(tx, context, {
      ...{ before, after, changed },
      lessons: (await openLessonsOf(tx, after)).filter(({ startsAt }) => startsAt > now),
      outsideHours: outsideHoursOf(plan, after),
    });
  // Each is told what becomes of the lessons with whom: whose they were, and whose they are.
  else
    await changes.settled(tx, context, {
      ...{ changed, made, left: [], isOneAct: true },
      ...{ seriesId: before.id, seriesMadeAt: before.createdAt },
    });
  return after;
}

/** Every chosen day is one of the rule, and free; a series of n lessons has n. */
function refuseChoice(
  plan: SeriesChangePlan,
  chosen: ReadonlySet<string>,
  { actor }: Pick<ActionContext, 'actor'>,
): void {
  const { days, done, facts, keptClashes, pattern, isUnfinished } = plan;
  const among = days.filter(({ day }) => chosen.has(day));
  if (among.length < chosen.size) throw invalid('days', 'not-offered');
  refuseClashes([...among, ...keptClashes], facts.lessons, actor);
  if (isUnfinished && pattern.lessons !== null) throw invalid('days', 'too-short');
  refuseTooMany(plan);
  if (chosen.size === 0 && !done.keep.some(({ lesson }) => isOpenLesson(lesson.status)))
    throw new Refusal('series.empty');
}

async function openLessonsOf(tx: Transaction, { sessions }: SeriesRecord) {
  const open = sessions.filter(({ status }) => isOpenLesson(status)).map(({ id }) => id);
  return readLessons(tx, open);
}

function outsideHoursOf({ days }: SeriesChangePlan, { sessions }: SeriesRecord): ReadonlySet<string> {
  const outside = new Set(
    days
      .filter(({ isOn, marks }) => isOn && marks.includes('outside-hours'))
      .map(({ startsAt }) => startsAt.getTime()),
  );
  return new Set(sessions.filter(({ startsAt }) => outside.has(startsAt.getTime())).map(({ id }) => id));
}
