import { freeSlots, type SlotQuestion } from '@bayan/domain/availability/free-slots';
import type { Range } from '@bayan/domain/availability/ranges';
import type { LessonRules } from '@bayan/domain/lesson-rules/lesson-rules';
import { moveObstacle, movesLeft } from '@bayan/domain/session-moves/move-obstacle';
import { monthOf, moveRange } from '@bayan/domain/session-moves/move-range';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { addDays } from '@bayan/domain/time/days';
import { nextDay, startOfDay, wallClock } from '@bayan/domain/time/zoned-time';
import type { Queryable } from '@bayan/platform/db/database';
import { readTutorHours } from '#teaching/availability/tutor-hours.repository.ts';
import { readMoveFacts } from './session-moves.repository.ts';
import { type Days, readSlotFacts } from './slot-facts.ts';

/** What the rules say about moving a session, whatever the day: why not, how often still, and between which instants. */
export async function readMoveState(db: Queryable, session: SessionRecord, rules: LessonRules, now: Date) {
  const { timezone } = session.student;
  const facts = await readMoveFacts(db, session.id, monthOf(now, timezone));
  const range = moveRange(facts.originalStart, rules, now);
  const day = (instant: Date, more: number) => addDays(wallClock(instant, timezone).date, more);
  const hours = await readTutorHours(db, {
    tutorId: session.tutor.id,
    from: day(range.from, -2),
    until: day(range.until, 2),
  });
  const { startsAt, tutorLeftAt } = session;
  const { moves, isTutorActive, country } = facts;
  const hasHours = hours.sets.length > 0;
  return {
    ...{ range, hours, country },
    obstacle: moveObstacle({ startsAt, tutorLeftAt, isTutorActive, hasHours, moves, rules, now }),
    movesLeft: movesLeft(moves, rules),
  };
}
type MoveState = Awaited<ReturnType<typeof readMoveState>>;

/** When the session could start within some days of the family’s clock: what is free, and what would be without lessons. */
export async function readStarts(
  db: Queryable,
  session: SessionRecord,
  { range, hours, country }: MoveState,
  days: Days,
) {
  const { timezone } = session.student;
  const question = { ...(await readSlotFacts(db, session, country, days)), hours };
  const within: Range = {
    from: later(startOfDay(days.from, timezone), range.from),
    until: earlier(startOfDay(nextDay(days.to), timezone), range.until),
  };
  const startsOf = (asked: Omit<SlotQuestion, 'frame'>) => startsIn(within, asked, session.startsAt);
  return {
    free: startsOf(question),
    offered: startsOf({ ...question, tutorLessons: [], studentLessons: [] }),
  };
}

/** A lesson may end after the last instant at which one may start. Where it stands already is no new time. */
function startsIn({ from, until }: Range, asked: Omit<SlotQuestion, 'frame'>, present: Date) {
  if (from >= until) return [];
  const frame = { from, until: new Date(until.getTime() + asked.duration * 60_000) };
  return freeSlots({ ...asked, frame }).filter(
    start => start < until && start.getTime() !== present.getTime(),
  );
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);
const later = (a: Date, b: Date) => (a > b ? a : b);
