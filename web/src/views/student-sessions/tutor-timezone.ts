import type { Session } from '@bayan/domain/sessions/sessions.contract';

/** By whose clock a lesson is told beside the family's: its tutor's, where there is one who gives it (R231, R603). */
export const tutorTimezoneOf = ({ tutor, tutorLeftAt }: Session): string | undefined =>
  tutorLeftAt === null ? tutor.timezone : undefined;
