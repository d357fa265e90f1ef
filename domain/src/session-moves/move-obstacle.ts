import type { LessonRules } from '#lesson-rules/lesson-rules.ts';
import { costAfter, freeUntilOf } from '#sessions/cancellation-cost.ts';

/** Why a family does not move a session by itself, and asks for it instead (R513). */
export const MOVE_OBSTACLES = ['no-self-service', 'no-tutor', 'cut-off', 'moves-used', 'no-hours'] as const;
export type MoveObstacle = (typeof MOVE_OBSTACLES)[number];

export interface MovesMade {
  readonly ofSession: number;
  /** Of the student, in this month by the family’s clock. */
  readonly inMonth: number;
}

export interface MoveState {
  readonly startsAt: Date;
  readonly tutorLeftAt: Date | null;
  readonly isTutorActive: boolean;
  /** Whether the tutor keeps weekly hours at all (R480). */
  readonly hasHours: boolean;
  readonly moves: MovesMade;
  readonly rules: LessonRules;
  readonly now: Date;
}

export const movesLeft = (
  { ofSession, inMonth }: MovesMade,
  { movesPerLesson, movesPerMonth }: Pick<LessonRules, 'movesPerLesson' | 'movesPerMonth'>,
) => Math.max(0, Math.min(movesPerLesson - ofSession, movesPerMonth - inMonth));

/** The first that stands in the way, or null. */
export function moveObstacle(state: MoveState): MoveObstacle | null {
  const { rules, now } = state;
  if (!rules.selfService) return 'no-self-service';
  if (state.tutorLeftAt !== null || !state.isTutorActive) return 'no-tutor';
  if (costAfter(freeUntilOf(state, rules), now) === 'taken') return 'cut-off';
  if (movesLeft(state.moves, rules) === 0) return 'moves-used';
  return state.hasHours ? null : 'no-hours';
}
