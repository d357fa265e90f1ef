/** What a family can answer to a reminder of a lesson: that they will be there, or that they wish another time (R416). */
export const ANSWERS = ['confirm', 'move'] as const;
export type Answer = (typeof ANSWERS)[number];
