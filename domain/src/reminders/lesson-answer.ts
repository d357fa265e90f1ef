/** A family answers a lesson reminder: it confirms the lesson or asks for another time (R416). */
export const ANSWERS = ['confirm', 'move'] as const;
export type Answer = (typeof ANSWERS)[number];
