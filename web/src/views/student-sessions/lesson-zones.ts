import type { Session } from '@bayan/domain/sessions/sessions.contract';

/** The family's clock, and the tutor's where there is one who gives the lesson (R231, R603). */
export const lessonZones = (
  { tutor, tutorLeftAt }: Session,
  timezone: string,
): readonly [string, ...string[]] => (tutorLeftAt === null ? [timezone, tutor.timezone] : [timezone]);
