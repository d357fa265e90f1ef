/** Of the days: an announcement and another month can make a Ramadan a little longer. */
export const TIMETABLE_LIMITS = { days: 32, hijriYear: { min: 1440, max: 1500 } } as const;
