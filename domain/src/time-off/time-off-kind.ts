export const TIME_OFF_KINDS = ['leave', 'ill', 'other'] as const;
export type TimeOffKind = (typeof TIME_OFF_KINDS)[number];
