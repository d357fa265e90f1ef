import type { TutorHours } from '@bayan/domain/availability/hours';
import { rangesOutside } from '@bayan/domain/availability/lessons-outside';
import type { Range } from '@bayan/domain/availability/ranges';
import type { SeriesPattern } from '@bayan/domain/session-series/pattern';
import { addDays } from '@bayan/domain/time/days';
import { startOfDay, wallClock } from '@bayan/domain/time/zoned-time';
import {
  type Followed,
  followTimetable,
  type LessonInTimetable,
} from '@bayan/domain/timetable-series/follow-timetable';
import { type SlotInTimetable, slotsOfSeries } from '@bayan/domain/timetable-series/slots-of-series';
import { placeInTimetable } from '@bayan/domain/timetable-series/time-in-ramadan';
import type { TimetableSeriesRecord } from '@bayan/domain/timetable-series/timetable-series.contract';
import type { PlainTimetable } from '@bayan/domain/timetables/timetables.contract';
import { MANDATORY_CHECKS } from '@bayan/domain/vetting/checks';
import type { Queryable } from '@bayan/platform/db/database';
import { findLastValidDay } from '#people/vetting/vetting.repository.ts';
import { readTutorHours } from '#teaching/availability/tutor-hours.repository.ts';
import { listOpenInEach } from '#teaching/session-series/lessons-in-frame.repository.ts';
import { listTimeOffIn } from '#teaching/time-off/time-off.repository.ts';
import { listDue, listLessonsOf, listSlots } from './timetable-series.repository.ts';

type Person = TimetableSeriesRecord['tutor'];

interface Series extends SeriesPattern {
  readonly id: string;
  readonly tutor: Person;
  readonly student: Person;
  readonly duration: number;
  readonly endsAt: Date;
}

interface Lesson extends LessonInTimetable {
  readonly placedAt: Date;
}

/** A series with its times in Ramadan, and what its lessons have yet to do. */
export interface SeriesInTimetable<S extends Series> {
  readonly series: S;
  readonly slots: readonly SlotInTimetable[];
  readonly followed: Followed<Lesson>;
  /** The ids of lessons that move to a time at which the tutor does not teach. */
  readonly outsideHours: ReadonlySet<string>;
  readonly isDue: boolean;
}

/** Lessons go to a date at most 3 days away, and have neighbours. */
const MARGIN_DAYS = 5;

/** What a timetable does to each of some series. */
export async function readSeriesInTimetable<S extends Series>(
  db: Queryable,
  timetable: PlainTimetable,
  all: readonly S[],
  now: Date,
): Promise<SeriesInTimetable<S>[]> {
  const ids = all.map(({ id }) => id);
  const days = {
    from: addDays(timetable.fromOn, -MARGIN_DAYS),
    until: addDays(timetable.untilOn, MARGIN_DAYS),
  };
  const frame = { from: startOfDay(days.from, 'UTC'), until: startOfDay(days.until, 'UTC') };
  const stored = Map.groupBy(await listSlots(db, timetable.id, ids), ({ seriesId }) => seriesId);
  const lessons = await listLessonsOf(db, ids, { id: timetable.id, ...frame, now });
  const lessonsOf = Map.groupBy(lessons, ({ seriesId }) => seriesId);
  const due = new Set(await listDue(db, timetable.id, ids));
  const open = await listOpenInEach(
    db,
    all.map(({ id, tutor, student }) => ({
      pair: { tutorId: tutor.id, studentId: student.id },
      frame: frameWith(frame, lessonsOf.get(id) ?? []),
    })),
  );
  const plans = await readPlans(db, [...new Set(all.map(({ tutor }) => tutor.id))], { ...days, frame });
  return all.map((series, place) => {
    const own = (lessonsOf.get(series.id) ?? []).map(lesson => lessonOf(lesson, series));
    const theirs = open[place] ?? [];
    const leaving = new Set(
      own.filter(({ isOwnChange, isElsewhere }) => !isOwnChange && !isElsewhere).map(({ id }) => id),
    );
    const last = wallClock(series.endsAt, series.timezone).date;
    const { lastDayToTeach, ...facts } = plans(series.tutor.id);
    const slots = slotsOfSeries(
      {
        pattern: { ...series, untilOn: series.untilOn ?? last },
        ...{ duration: series.duration, iftar: timetable, stored: stored.get(series.id) ?? [] },
      },
      { ...facts, taken: theirs.filter(({ id }) => !leaving.has(id)) },
      now,
    );
    const wanted = own.map(lesson => ({ lesson, wantedAt: wantedAt(lesson, series, { timetable, slots }) }));
    const concerned = wanted.filter(
      ({ lesson, wantedAt }) => lesson.isFollowing || wantedAt.getTime() !== lesson.placedAt.getTime(),
    );
    const followed = followTimetable(concerned, theirs, { now, lastDayToTeach });
    const moving = followed.move.map(({ lesson: { id, duration }, wantedAt: from }) => ({
      ...{ id, from, until: new Date(from.getTime() + duration * MINUTE_MS) },
    }));
    return {
      series,
      slots,
      followed,
      outsideHours: new Set(rangesOutside(moving, facts.hours).map(({ id }) => id)),
      isDue: due.has(series.id),
    };
  });
}

type Row = Awaited<ReturnType<typeof listLessonsOf>>[number];

const MINUTE_MS = 60_000;

/** Lessons that followed other days of the timetable go back from beyond those of today. */
function frameWith({ from, until }: Range, lessons: readonly Row[]): Range {
  const starts = lessons.flatMap(({ startsAt, placedAt }) => [startsAt.getTime(), placedAt.getTime()]);
  const longest = Math.max(0, ...lessons.map(({ duration }) => duration)) * MINUTE_MS;
  return {
    from: new Date(Math.min(from.getTime(), ...starts)),
    until: new Date(Math.max(until.getTime(), ...starts.map(start => start + longest))),
  };
}

const lessonOf = ({ tutorId, tutorLeftAt, followedAt, ...lesson }: Row, series: Series) => ({
  ...lesson,
  isFollowing: followedAt !== null,
  isOwnChange:
    lesson.startsAt.getTime() !== (followedAt ?? lesson.placedAt).getTime() ||
    lesson.duration !== series.duration,
  isElsewhere: tutorId !== series.tutor.id || tutorLeftAt !== null,
});

interface InTimetable {
  readonly timetable: PlainTimetable;
  readonly slots: readonly SlotInTimetable[];
}

/** One that is lifted, or not applied yet, wants every lesson at its usual time. */
const wantedAt = (
  { placedAt }: { placedAt: Date },
  { timezone }: Series,
  { timetable, slots }: InTimetable,
) =>
  timetable.status === 'applied'
    ? placeInTimetable(
        { day: wallClock(placedAt, timezone).date, placedAt },
        { ...timetable, slots },
        timezone,
      )
    : placedAt;

interface Plan {
  readonly hours: TutorHours;
  readonly timeOff: readonly Range[];
  readonly lastDayToTeach: string | null;
}

/** The hours and the time off of each tutor, and how long she may teach. */
async function readPlans(
  db: Queryable,
  tutorIds: readonly string[],
  { from, until, frame }: { readonly from: string; readonly until: string; readonly frame: Range },
): Promise<(tutorId: string) => Plan> {
  const plans = new Map<string, Plan>();
  for (const tutorId of tutorIds) {
    const hours = await readTutorHours(db, { tutorId, from, until });
    const timeOff = await listTimeOffIn(db, tutorId, frame);
    plans.set(tutorId, {
      hours,
      lastDayToTeach: await findLastValidDay(db, tutorId, MANDATORY_CHECKS),
      timeOff: timeOff.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt })),
    });
  }
  return tutorId =>
    plans.get(tutorId) ?? { hours: { sets: [], days: [] }, timeOff: [], lastDayToTeach: null };
}
