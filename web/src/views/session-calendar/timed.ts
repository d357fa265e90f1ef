import type { LessonBlock } from '@bayan/domain/session-calendar/lesson-blocks';
import type { CalendarSession } from './use-calendar.ts';

/** A session with its times as instants, as a grid places it. */
interface TimedSession {
  readonly session: CalendarSession;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export const timed = (sessions: readonly CalendarSession[]): TimedSession[] =>
  sessions.map(session => ({
    session,
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
  }));

/** The blocks of a day, of the sessions themselves. */
export const placed = (blocks: readonly LessonBlock<TimedSession>[] = []): LessonBlock<CalendarSession>[] =>
  blocks.map(block => ({ ...block, lesson: block.lesson.session }));
