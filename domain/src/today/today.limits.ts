/** How much today's board reads, however large the academy is (R947). */
export const TODAY_LIMITS = {
  /** Rows that a part of the board shows. */
  listed: 6,
  /** Counting stops here. */
  counted: 50,
  /** Soonest lessons that are looked at for risks ahead. */
  lessonsAhead: 40,
  /** Counting the day's lessons of one kind stops here. */
  lessonsOfDay: 1000,
  /** The last of anything from which a figure is made. */
  measured: 50,
} as const;

/** So long low ratings and failed mails stay on the board. */
export const RECENT_MS = 7 * 86_400_000;
/** So long security events do. */
export const EVENTS_MS = 86_400_000;
/** Ratings up to this many stars need somebody's attention. */
export const LOW_RATING = 2;
