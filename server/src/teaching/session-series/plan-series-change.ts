import { isOverlap } from '@bayan/domain/availability/ranges';
import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { changedPattern } from '@bayan/domain/session-series/changed-pattern';
import type { InTheWay } from '@bayan/domain/session-series/day-marks';
import { offIn } from '@bayan/domain/session-series/days-off';
import { isToCome } from '@bayan/domain/session-series/lessons-out';
import { isOpen, patternLessons, type SeriesPattern } from '@bayan/domain/session-series/pattern';
import { endProblem } from '@bayan/domain/session-series/pattern-problem';
import { type ChangePlan, leaving, planChange } from '@bayan/domain/session-series/plan-change';
import type { Placed } from '@bayan/domain/session-series/reconcile';
import type { ChangeSeriesForm } from '@bayan/domain/session-series/series-change.contract';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import { isOpen as isOpenLesson } from '@bayan/domain/sessions/session-status';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { lockTimezone } from '#people/profiles/profiles.repository.ts';
import { refuseExpired } from '#people/vetting/refuse-expired.ts';
import { activeTutor, studentToTeach } from '#teaching/sessions/session-participants.ts';
import { refuseTooLong } from '#teaching/sessions/session-time.ts';
import { patternOfSeries } from './change-days-off.ts';
import { lockSeriesForChange } from './lock-series-for-change.ts';
import { readLastDay } from './read-horizon.ts';
import { listPlaces } from './series-days-off.repository.ts';
import { type KnownFacts, readFacts } from './series-facts.ts';
import { type LessonAhead, lockAllAhead } from './series-lessons.repository.ts';
import { seriesRefusal } from './series-refusal.ts';

type Asked = Omit<ChangeSeriesForm, 'days'>;

const invalid = (field: string, problem: 'not-offered') =>
  new Refusal('input.invalid', { issues: [{ field, problem }] });

export interface SeriesChangePlan extends ChangePlan<LessonAhead> {
  readonly before: SeriesRecord;
  /** The lesson from which the rule changes. */
  readonly first: LessonAhead;
  readonly pattern: SeriesPattern;
  /** In minutes. */
  readonly duration: number;
  /** The last day that was looked at. */
  readonly until: string;
  readonly facts: KnownFacts;
  readonly tutor: Awaited<ReturnType<typeof activeTutor>>;
  readonly student: Awaited<ReturnType<typeof studentToTeach>>;
  /** Lessons that stay where they are, at a time at which another tutor is not free. */
  readonly keptClashes: readonly KeptClash[];
}

interface KeptClash {
  readonly id: string;
  readonly day: string;
  readonly clash: InTheWay;
}

/** What another rule does to a series from a lesson on (R456). The series and its lessons are held. */
export async function planSeriesChange(
  tx: Transaction,
  { actor, now }: Pick<ActionContext, 'actor' | 'now'>,
  seen: RecordVersion,
  form: Asked,
  isChosen: (day: string) => boolean | undefined,
): Promise<SeriesChangePlan> {
  const before = await lockSeriesForChange(tx, { actor }, seen);
  const people = await peopleOf(tx, actor, before, form);
  const duration = form.duration ?? before.duration;
  if (duration !== before.duration) await refuseTooLong(tx, duration);
  await refuseTimezone(tx, before, form.timezone);

  const ahead = await lockAllAhead(tx, before, now);
  const first = firstOf(ahead, before, form, now);
  const places = await listPlaces(tx, before);
  const past = places.filter(({ day, isWithdrawn }) => day < first.day && !isWithdrawn).length;
  const left = before.lessons === null ? null : Math.max(1, before.lessons - past);
  const rule = patternOfSeries(before);
  const { pattern, blocks } = changedPattern(rule, form, { ...first, left });
  const problem = endProblem(pattern, now);
  if (problem) throw seriesRefusal(problem);

  const until = await lastDayOf(tx, before, { tutorId: people.tutor.id, pattern, now });
  const { tutor, student } = people;
  // What is free for another length or another tutor is to be seen.
  const canFollow = duration === before.duration && tutor.id === before.tutor.id;
  const lessons = ahead
    .filter(({ day }) => day >= first.day)
    .map(lesson => ({ ...lesson, followsFrom: canFollow ? lesson.followsFrom : null }));
  const isReset = form.exceptions === 'reset';
  const wished = { tutorId: tutor.id, student, pattern, from: blocks, until };
  const known = await readFacts(tx, wished);
  const lastPlace = lessons.at(-1)?.day ?? first.day;
  const change = {
    ...{ pattern, duration, from: blocks, until, lessons, isReset, isChosen },
    before: [...patternLessons(rule, lastPlace)].map(({ day }) => day).filter(day => day >= first.day),
    skipped: before.daysOff.filter(({ day, kind }) => day >= first.day && kind === 'skipped'),
    isPaused: offIn({ days: [], pauses: before.pauses }),
  };
  const facts = withoutThose(known, leaving(change, now));
  const plan = planChange(change, facts, now);
  const last = plan.days.findLast(({ isOn }) => isOn);
  if (last) await refuseExpired(tx, { tutorId: tutor.id, startsAt: last.startsAt });
  return {
    ...plan,
    ...{ before, first, pattern, duration, until, facts, tutor, student },
    done: withoutOthers(plan.done, actor),
    keptClashes:
      tutor.id === before.tutor.id ? [] : plan.done.keep.flatMap(kept => clashWithTutor(kept, known)),
  };
}

/** Her own, or an admin says whose: the two people as they are now, if the series may get lessons. */
async function peopleOf(tx: Transaction, actor: Member, before: SeriesRecord, { tutorId }: Asked) {
  if (actor.role === 'tutor' && tutorId !== undefined && tutorId !== actor.id)
    throw new Refusal('session.tutor', { field: 'tutorId' });
  const tutor = await activeTutor(tx, tutorId ?? before.tutor.id);
  const pair = { tutorId: tutor.id, studentId: before.student.id };
  return { tutor, student: await studentToTeach(tx, actor, { ...pair, isToCome: true }) };
}

/** The times are read on the clock of the series, or on the family's. */
async function refuseTimezone(tx: Transaction, before: SeriesRecord, timezone: string | undefined) {
  const family = await lockTimezone(tx, before.student.id);
  if (timezone !== undefined && timezone !== before.timezone && timezone !== family)
    throw invalid('timezone', 'not-offered');
}

/** From which lesson the rule changes. One that was moved by hand away from a day that is past stays in its series. */
function firstOf(
  ahead: readonly LessonAhead[],
  before: SeriesRecord,
  { scope, sessionId }: Asked,
  now: Date,
): LessonAhead {
  if (scope === 'following') {
    if (!before.sessions.some(({ id }) => id === sessionId)) throw invalid('sessionId', 'not-offered');
    const chosen = ahead.find(({ id }) => id === sessionId);
    if (!chosen || !isToCome(chosen, now)) throw new Refusal('series.begun');
    if (chosen.placedAt > now) return chosen;
  }
  const first = ahead.find(lesson => isToCome(lesson, now) && lesson.placedAt > now);
  if (!first) throw new Refusal('series.over');
  return first;
}

interface New {
  readonly tutorId: string;
  readonly pattern: SeriesPattern;
  readonly now: Date;
}

/** A series without an end is planned as far ahead as it was, also where it would be shorter today. */
async function lastDayOf(tx: Transaction, { filledUntil }: SeriesRecord, wish: New): Promise<string> {
  const last = await readLastDay(tx, wish);
  return isOpen(wish.pattern) && filledUntil !== null && filledUntil > last ? filledUntil : last;
}

/** Lessons that leave their place are in nobody's way. A single lesson of the pair stays one: nobody has asked for more. */
const withoutThose = (facts: KnownFacts, ids: ReadonlySet<string>): KnownFacts => ({
  ...facts,
  lessons: facts.lessons.filter(({ id }) => !ids.has(id)).map(lesson => ({ ...lesson, isSingle: false })),
});

/** A tutor takes out no lesson that another one gives. */
function withoutOthers(done: ChangePlan<LessonAhead>['done'], { role }: Member) {
  return role === 'tutor' ? { ...done, cancel: done.cancel.filter(({ isElsewhere }) => !isElsewhere) } : done;
}

const MINUTE_MS = 60_000;

/** What the new tutor has at the time of a lesson that stays where it is. */
function clashWithTutor({ lesson, to }: Placed<LessonAhead>, { lessons }: KnownFacts): KeptClash[] {
  const { id, startsAt, duration, status, isElsewhere } = lesson;
  if (isElsewhere || !isOpenLesson(status)) return [];
  const range = { from: startsAt, until: new Date(startsAt.getTime() + duration * MINUTE_MS) };
  const other = lessons.find(open => open.isTutors && open.id !== id && isOverlap(open, range));
  return other ? [{ id, day: to.day, clash: { whose: 'tutor', lesson: other } }] : [];
}
