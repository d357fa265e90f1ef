import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { isInStartWindow } from '@bayan/domain/sessions/start-window';

/** Whether its tutor would start it now (R723). */
export const isLessonInStartWindow = (session: Session, now: Date): boolean =>
  !session.isFormer &&
  isInStartWindow(
    { status: session.status, startsAt: new Date(session.startsAt), endsAt: new Date(session.endsAt) },
    now,
  );
