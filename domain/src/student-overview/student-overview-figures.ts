const DAY_MS = 86_400_000;

/** The length of each list on the dashboard. */
export const UPCOMING_LISTED = 5;
export const DUE_SOON_LISTED = 2;
export const RECENT_TAKEN = 5;
const RECENT_SHOWN = 3;

/** The end of the time in which homework is due soon (R144). */
export const endOfDueSoon = (now: Date): Date => new Date(now.getTime() + 2 * DAY_MS);

interface Ahead<Lesson> {
  readonly goingOn: readonly Lesson[];
  readonly upcoming: { readonly sessions: readonly Lesson[] };
}

/** The current lesson, or else the next one. Both lists are soonest first (R431). */
export const nextLesson = <Lesson>({ goingOn, upcoming }: Ahead<Lesson>): Lesson | undefined =>
  goingOn[0] ?? upcoming.sessions[0];

/** The newest completed lessons on the dashboard (R98). */
export const recentShown = <Lesson>(taken: readonly Lesson[]): readonly Lesson[] =>
  taken.slice(0, RECENT_SHOWN);
