import { isOpen, type SessionStatus } from '#sessions/session-status.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So long after its start a lesson is late where somebody is missing. */
export const LATE_AFTER_MS = 3 * MINUTE_MS;
/** How far the board looks ahead. */
export const AHEAD_MS = 24 * HOUR_MS;
/** From so long before its start a lesson should be confirmed. */
const CONFIRMED_BEFORE_MS = 3 * HOUR_MS;

/** What can be wrong with a lesson, the gravest first. */
export const LESSON_RISKS = [
  'no-link',
  'nobody-in',
  'tutor-missing',
  'family-missing',
  'tutor-away',
  'first',
  'not-confirmed',
  'left-open',
] as const;
export type LessonRisk = (typeof LESSON_RISKS)[number];

/** What settles each. */
const ACTS = {
  'no-link': 'add-link',
  'nobody-in': 'call-tutor',
  'tutor-missing': 'call-tutor',
  'family-missing': 'write-family',
  'tutor-away': 'move',
  first: 'write-family',
  'not-confirmed': 'write-family',
  'left-open': 'close',
} as const satisfies Record<LessonRisk, string>;
export type LessonAct = (typeof ACTS)[LessonRisk];

/** The one action for a lesson: that of its gravest risk. */
export const actFor = (risks: readonly LessonRisk[]): LessonAct => ACTS[risks[0] ?? 'left-open'];

/** The parts of the board, in their order. */
export type LessonMoment = 'late' | 'next' | 'over';

export interface LessonFacts {
  readonly status: SessionStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly hasLink: boolean;
  readonly isConfirmed: boolean;
  /** The first lesson of the student at the academy. */
  readonly isFirst: boolean;
  /** The tutor has time off during the lesson. */
  readonly isTutorAway: boolean;
  /** The tutor joined, or set the lesson in progress, and the family has not reported that nobody is there. */
  readonly isTutorIn: boolean;
  /** The family joined, or has reported the lesson. */
  readonly isFamilyIn: boolean;
}

interface LessonAtRisk {
  readonly moment: LessonMoment;
  readonly risks: readonly LessonRisk[];
}

/** Where a lesson stands on today's board, and why (R941). Null if nobody needs to do anything about it. */
export function riskOf(lesson: LessonFacts, now: Date): LessonAtRisk | null {
  if (!isOpen(lesson.status)) return null;
  if (lesson.endsAt <= now) return { moment: 'over', risks: ['left-open'] };
  const hasBegun = lesson.startsAt <= now;
  const risks = hasBegun ? risksDuring(lesson, now) : risksAhead(lesson, now);
  return risks.length > 0 ? { moment: hasBegun ? 'late' : 'next', risks } : null;
}

function risksDuring({ startsAt, hasLink, isTutorIn, isFamilyIn }: LessonFacts, now: Date): LessonRisk[] {
  const risks: LessonRisk[] = hasLink ? [] : ['no-link'];
  if (now.getTime() < startsAt.getTime() + LATE_AFTER_MS) return risks;
  if (!isTutorIn) risks.push(isFamilyIn ? 'tutor-missing' : 'nobody-in');
  else if (!isFamilyIn) risks.push('family-missing');
  return risks;
}

function risksAhead(lesson: LessonFacts, now: Date): LessonRisk[] {
  const left = lesson.startsAt.getTime() - now.getTime();
  if (left > AHEAD_MS) return [];
  const risks: LessonRisk[] = lesson.hasLink ? [] : ['no-link'];
  if (lesson.isTutorAway) risks.push('tutor-away');
  if (lesson.isFirst) risks.push('first');
  if (!lesson.isConfirmed && left <= CONFIRMED_BEFORE_MS) risks.push('not-confirmed');
  return risks;
}
