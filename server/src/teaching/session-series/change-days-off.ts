import { Refusal } from '@bayan/domain/errors';
import { daysAtEnd } from '@bayan/domain/session-series/days-at-end';
import { lastPlace, type SeriesPlace } from '@bayan/domain/session-series/days-back';
import type { JudgedDay } from '@bayan/domain/session-series/judge-days';
import type { LessonsOut } from '@bayan/domain/session-series/lessons-out';
import type { SeriesPattern } from '@bayan/domain/session-series/pattern';
import { lastDayAhead } from '@bayan/domain/session-series/pattern-problem';
import type { KeptLesson } from '@bayan/domain/session-series/pause-lessons';
import type { SeriesLesson } from '@bayan/domain/session-series/series-lesson';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { type DayToFill, putBackLessons } from './put-back-lessons.ts';
import { insertDaysOff } from './series-days-off.repository.ts';
import { readFacts } from './series-facts.ts';
import { findEnd } from './series-lessons.repository.ts';
import { seriesPeople } from './series-people.ts';
import { findSeries, kindOf, updateSeries } from './session-series.repository.ts';
import { takeOutLessons } from './take-out-lessons.ts';

/** What another day off, or one that is taken back, does to the lessons of a series (R458). */
export interface DaysOffPlan {
  readonly series: SeriesRecord;
  readonly out: LessonsOut<SeriesLesson>;
  /** Take place although the day is off. */
  readonly kept: readonly KeptLesson<SeriesLesson>[];
  /** Days that get a lesson. */
  readonly on: readonly DayToFill[];
  /** Days between them without one, which the plan leaves out. */
  readonly passed: readonly JudgedDay[];
}

/** The rule of a series that stands. */
export const patternOfSeries = (series: SeriesRecord): SeriesPattern => series;

interface Loss {
  readonly series: SeriesRecord;
  readonly places: readonly SeriesPlace[];
  /** How many lessons are taken out. */
  readonly lessons: number;
  readonly isOff: (day: string) => boolean;
}

/** Where a series of n lessons goes on instead of what is taken out; a series with a last day does not. */
export async function goOnAtEnd(
  tx: Transaction,
  { actor, now }: Pick<ActionContext, 'actor' | 'now'>,
  { series, places, lessons, isOff }: Loss,
): Promise<Pick<DaysOffPlan, 'on' | 'passed'>> {
  const after = lastPlace(places);
  if (series.lessons === null || lessons === 0 || after === undefined) return { on: [], passed: [] };
  const pattern = patternOfSeries(series);
  const { tutor, student } = await seriesPeople(tx, actor, series, now);
  const until = lastDayAhead(series.timezone, now);
  const facts = await readFacts(tx, { tutorId: tutor.id, student, pattern, from: after, until });
  const wish = { pattern, duration: series.duration, after, lessons, isOff };
  const days = daysAtEnd(wish, facts, until);
  if (!days) throw new Refusal('series.too-many');
  return { on: days.filter(({ isOn }) => isOn), passed: days.filter(({ isOn }) => !isOn) };
}

/** More lessons are made as time goes by, so that the last of today is not its last one (R459). */
const isToFill = ({ filledUntil, untilOn }: SeriesRecord): boolean =>
  filledUntil !== null && (untilOn === null || untilOn > filledUntil);

interface Change {
  readonly action: `session-series.${string}`;
  readonly reason?: string;
  /** Stores which days are off. */
  readonly store: () => Promise<unknown>;
}

/** Makes a plan true: all of it, or nothing. */
export async function changeDaysOff(
  tx: Transaction,
  context: ActionContext,
  { series: before, out, on, passed }: DaysOffPlan,
  { action, reason, store }: Change,
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const { actor, now } = context;
  const gone = await takeOutLessons(tx, context, out);
  await store();
  await insertDaysOff(
    tx,
    before.id,
    passed.map(({ day, joins, marks }) => ({ day, kind: joins === null ? kindOf(marks) : 'clash' })),
    now,
  );
  const { made, restored } = await putBackLessons(tx, context, before, on);
  // Also where its end stays: whoever saw it before has seen another series.
  await updateSeries(tx, before.id, {
    endsAt: isToFill(before) ? before.endsAt : ((await findEnd(tx, before.id)) ?? now),
  });
  const after = await findSeries(tx, actor, before.id);
  if (!after) throw new Error('the series is gone');
  await recordChange(tx, context, { action, noun: 'session-series', targetId: before.id, before, after });
  await changes.settled(tx, context, {
    changed: [...gone.map(session => ({ ...session, reason: reason || undefined })), ...restored],
    ...{ made, left: [], isOneAct: true, seriesId: before.id, seriesMadeAt: before.createdAt },
  });
  return after;
}
