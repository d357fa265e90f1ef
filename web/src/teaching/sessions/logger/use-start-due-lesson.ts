import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { isLessonInStartWindow } from '#teaching/sessions/lesson-start-window.ts';
import { useStatusChange } from '#teaching/sessions/use-session-status.ts';

/**
 * Starts the lesson of this student that is at hand, so that nobody logs a second one beside it (R723). False where there is
 * none. The overview lists what is at hand first.
 */
export function useStartDueLesson(): (studentId: string | null) => boolean {
  const { data: overview } = useEndpoint('GET /api/tutor-overview', {});
  const { change } = useStatusChange();
  return studentId => {
    const isTheirs = ({ student }: Session) => student.id === studentId;
    const atHand = overview?.upcoming.find(
      session => isTheirs(session) && isLessonInStartWindow(session, new Date()),
    );
    if (atHand) change(atHand, { status: 'in-progress' });
    return atHand !== undefined;
  };
}
