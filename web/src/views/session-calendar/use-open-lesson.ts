import { blocksByDay, type LessonBlock } from '@bayan/domain/session-calendar/lesson-blocks';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import type { CalendarChoice } from './calendar-address.ts';
import { HOUR_PX } from './time-grid.tsx';
import { placed, timed } from './timed.ts';
import type { CalendarSession } from './use-calendar.ts';
import { useMover } from './use-mover.ts';

type SetLesson = (change: Pick<CalendarChoice, 'lesson'>, how?: { readonly replace?: boolean }) => void;

/** The lesson that the address names: opened, carried over the days that are shown, and closed. */
export function useOpenLesson(days: readonly string[], setLesson: SetLesson) {
  const timezone = useViewerTimezone();
  const mover = useMover({
    days,
    hourPx: HOUR_PX,
    onLift: ({ id }) => setLesson({ lesson: id }, { replace: true }),
  });
  const { held, putBack } = mover;
  const inHand = held && {
    session: held.lesson,
    startsAt: held.startsAt,
    endsAt: new Date(held.startsAt.getTime() + held.lesson.duration * 60_000),
  };
  const blocksOf = (lessons: ReturnType<typeof timed>, day: string): LessonBlock<CalendarSession>[] =>
    placed(blocksByDay(lessons, [day], timezone).get(day));
  return {
    mover,
    open: ({ id }: CalendarSession) => {
      if (held && held.lesson.id !== id) putBack();
      setLesson({ lesson: id });
    },
    close: () => {
      putBack();
      setLesson({ lesson: null });
    },
    /** What lies on a day. */
    blocksOn: (day: string, sessions: readonly CalendarSession[]) => blocksOf(timed(sessions), day),
    /** The lesson in the hand is drawn on the day it would go to, whatever day it comes from. */
    heldOn: (day: string) => (inHand ? blocksOf([inHand], day) : []),
  };
}
