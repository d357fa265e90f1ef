import type { DayOffKind } from '@bayan/domain/session-series/days-off';
import { fillUntil } from '@bayan/domain/session-series/horizon';
import { type Fill, planFill } from '@bayan/domain/session-series/plan-fill';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { addDays } from '@bayan/domain/time/days';
import type { Database, Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findStudent, findTutor } from '#people/profiles/profiles.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { lockSingles } from './lessons-in-frame.repository.ts';
import { readHorizon } from './read-horizon.ts';
import { insertDaysOff } from './series-days-off.repository.ts';
import { frameOf, readFacts } from './series-facts.ts';
import { type FilledTo, listToFill, takeToFill } from './series-to-fill.repository.ts';
import { findAnySeries, insertLessons, joinLessons, updateSeries } from './session-series.repository.ts';

/** Few enough that whoever changes one of these series hardly waits. */
const AT_ONCE = 20;

interface Filling {
  readonly now: Date;
  readonly changes: Pick<SessionChanges, 'seriesFilled' | 'seriesHasGaps'>;
}

/** Fills the next few open series, each as a whole or not at all (R459). The answer is where to go on, if there may be more. */
export async function fillSomeSeries(
  db: Database,
  filling: Filling,
  after: FilledTo | null,
): Promise<FilledTo | null> {
  const { seriesHorizonWeeks: weeks } = await readSettings(db);
  const due = await listToFill(db, { weeks, after, limit: AT_ONCE, now: filling.now });
  for (const { id } of due) await inTransaction(db, tx => fillSeries(tx, id, filling));
  return due.length < AT_ONCE ? null : (due.at(-1) ?? null);
}

async function fillSeries(tx: Transaction, id: string, { now, changes }: Filling): Promise<void> {
  const found = await findAnySeries(tx, id);
  if (!found) return;
  const pair = { tutorId: found.tutor.id, studentId: found.student.id };
  // In the order in which everybody locks them: people first.
  if ((await holdPair(tx, pair)) === 'former') return;
  const createdBy = await takeToFill(tx, id);
  if (createdBy === null) return;
  const series = await findAnySeries(tx, id);
  const tutor = await findTutor(tx, pair.tutorId);
  const student = await findStudent(tx, pair.studentId);
  if (!series?.filledUntil || !tutor?.isActive || !student?.isActive) return;
  const { filledUntil } = series;
  const until = fillUntil({ ...series, filledUntil }, await readHorizon(tx, tutor.id), now);
  if (until === null) return;
  const wished = { tutorId: tutor.id, student, pattern: series, from: addDays(filledUntil, 1), until };
  await lockSingles(tx, pair, frameOf(wished));
  const facts = await readFacts(tx, wished);
  const off = { days: series.daysOff, pauses: series.pauses };
  const fill = planFill(
    { pattern: series, duration: series.duration, filledUntil, off },
    { until, facts, now },
  );
  await storeFill(tx, { series, createdBy, tutor, student }, fill, now);
  await updateSeries(tx, id, { filledUntil: until });
  await recordFill(tx, series, { ...fill, until, now });
  await changes.seriesFilled(tx, id);
  if (fill.gaps.length > 0)
    await changes.seriesHasGaps(
      tx,
      { id, tutor, student: series.student, days: fill.gaps.map(({ day }) => day) },
      now,
    );
}

interface Filled {
  readonly series: SeriesRecord;
  /** Of the series, and so of its lessons. */
  readonly createdBy: string;
  readonly tutor: NonNullable<Awaited<ReturnType<typeof findTutor>>>;
  readonly student: NonNullable<Awaited<ReturnType<typeof findStudent>>>;
}

async function storeFill(
  tx: Transaction,
  { series, createdBy, tutor, student }: Filled,
  { lessons, holidays, gaps }: Fill,
  now: Date,
): Promise<void> {
  const { id: seriesId, subject, duration: durationMinutes, meetingLink } = series;
  await joinLessons(
    tx,
    seriesId,
    lessons.flatMap(({ joins }) => joins ?? []),
  );
  await insertLessons(
    tx,
    lessons
      .filter(({ joins }) => joins === null)
      .map(({ startsAt }) => ({
        ...{ tutorId: tutor.id, studentId: student.id, seriesId, subject, durationMinutes, meetingLink },
        ...{ startsAt, originalStartsAt: startsAt, createdAt: now, updatedAt: now },
        ...{ familyTimezone: student.timezone, enteredTimezone: tutor.timezone },
        ...{ rate: tutor.hourlyRate, currency: tutor.currency, createdBy },
      })),
  );
  const off = (days: readonly { day: string }[], kind: DayOffKind) => days.map(({ day }) => ({ day, kind }));
  await insertDaysOff(tx, seriesId, off(holidays, 'holiday'), now);
  await insertDaysOff(tx, seriesId, off(gaps, 'clash'), null);
}

/** One line for all of it. The list of its lessons would grow from week to week: the line has the new ones. */
async function recordFill(
  tx: Transaction,
  { id, tutor, student, filledUntil }: SeriesRecord,
  { lessons, gaps, until, now }: Fill & { readonly until: string; readonly now: Date },
): Promise<void> {
  const made = lessons.map(({ startsAt }) => startsAt);
  const after = { tutor, student, filledUntil: until, made, gaps: gaps.map(({ day }) => day) };
  await recordChange(
    tx,
    { actor: null, now, requestId: null },
    {
      ...{ action: 'session-series.filled', noun: 'session-series', targetId: id },
      before: { tutor, student, filledUntil },
      after,
    },
  );
}
