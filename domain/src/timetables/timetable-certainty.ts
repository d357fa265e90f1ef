/** Ramadan is expected by the calendar until its country announces it. */
export const TIMETABLE_CERTAINTIES = ['expected', 'announced'] as const;

/** Lessons follow one that is applied. */
export const TIMETABLE_STATUSES = ['draft', 'applied'] as const;
