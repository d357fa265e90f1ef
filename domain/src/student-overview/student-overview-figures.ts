const DAY_MS = 86_400_000;

/** How many of each list the dashboard takes. */
export const UPCOMING_LISTED = 5;
export const DUE_SOON_LISTED = 2;
export const RECENT_TAKEN = 5;
const RECENT_SHOWN = 3;

/** Until when homework is due soon, seen from a moment (R144). */
export const endOfDueSoon = (now: Date): Date => new Date(now.getTime() + 2 * DAY_MS);

interface Ahead<Lesson> {
  readonly goingOn: readonly Lesson[];
  readonly upcoming: { readonly sessions: readonly Lesson[] };
}

/** One that goes on, else the soonest upcoming one; both come soonest first (R431). */
export const nextLesson = <Lesson>({ goingOn, upcoming }: Ahead<Lesson>): Lesson | undefined =>
  goingOn[0] ?? upcoming.sessions[0];

/** Of the newest completed ones, those that are shown (R98). */
export const recentShown = <Lesson>(taken: readonly Lesson[]): readonly Lesson[] =>
  taken.slice(0, RECENT_SHOWN);
