import { isTold, type SessionOutcome, type ToldOutcome } from '#sessions/session-outcome.ts';
import { isOpen, type SessionStatus } from '#sessions/session-status.ts';
import type { Subject } from '#subjects/subjects.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { StateChange } from './state-change.ts';

/** What people are told of a lesson. */
export interface LessonState {
  /** False once it is cancelled. */
  readonly isOn: boolean;
  readonly startsAt: string;
  readonly duration: number;
  readonly subject: Subject;
  /** Null while it waits for another tutor. */
  readonly tutorId: string | null;
  /** How it ended, where that is told by a notice of its own. */
  readonly outcome: ToldOutcome | null;
}

interface Lesson {
  readonly outcome: SessionOutcome | null;
  readonly status: SessionStatus;
  readonly startsAt: Date;
  readonly duration: number;
  readonly subject: Subject;
  readonly tutor: { readonly id: string };
  readonly tutorLeftAt: Date | null;
}

/** Null for one that took place. */
export const lessonStateOf = (lesson: Lesson): LessonState | null =>
  lesson.status === 'completed'
    ? null
    : {
        isOn: isOpen(lesson.status),
        startsAt: lesson.startsAt.toISOString(),
        duration: lesson.duration,
        subject: lesson.subject,
        tutorId: lesson.tutorLeftAt ? null : lesson.tutor.id,
        outcome: isTold(lesson.outcome) ? lesson.outcome : null,
      };

/** What somebody is to be told, null where nothing of it concerns them: what only its notes or its link say is read on the page. */
export function lessonNoticeOf({ from, to }: StateChange<LessonState>): NoticeKind | null {
  if (!from) return to.isOn ? 'lesson-made' : null;
  if (to.outcome !== null && to.outcome !== from.outcome) return `lesson-${to.outcome}`;
  if (from.isOn !== to.isOn) return to.isOn ? 'lesson-restored' : 'lesson-cancelled';
  if (!to.isOn) return null;
  if (from.startsAt !== to.startsAt || from.duration !== to.duration) return 'lesson-moved';
  return to.tutorId !== null && from.tutorId !== to.tutorId ? 'lesson-tutor' : null;
}

const MINUTE_MS = 60_000;
const endOf = ({ startsAt, duration }: LessonState) => Date.parse(startsAt) + duration * MINUTE_MS;

/**
 * Whether it is, or was to be, still ahead: what is put right afterwards changes nobody's day. How it ended, and whether it
 * counts, concerns them also afterwards.
 */
export const isOfInterest = ({ from, to }: StateChange<LessonState>, now: Date): boolean =>
  to.outcome !== null || [from, to].some(state => state?.isOn && endOf(state) > now.getTime());
