import { isAtHand } from '@bayan/domain/sessions/at-hand';
import type { Session } from '@bayan/domain/sessions/sessions.contract';

/** Whether its tutor would start it now (R723). */
export const isLessonAtHand = (session: Session, now: Date): boolean =>
  !session.isFormer &&
  isAtHand(
    { status: session.status, startsAt: new Date(session.startsAt), endsAt: new Date(session.endsAt) },
    now,
  );
