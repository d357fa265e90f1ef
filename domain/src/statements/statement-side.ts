/** What a family is billed, or what a tutor is paid. */
export const STATEMENT_SIDES = ['family', 'tutor'] as const;
export type StatementSide = (typeof STATEMENT_SIDES)[number];
