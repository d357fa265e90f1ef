/** Ramadan is expected by the calendar until its country announces it. */
export const TIMETABLE_CERTAINTIES = ['expected', 'announced'] as const;
