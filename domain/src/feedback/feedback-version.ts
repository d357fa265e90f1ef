/** The version of a side before its first rating. A session that nobody has rated has no feedback to hold it. */
const FIRST_VERSION = 0;

interface RatedByStudent {
  readonly feedback: { readonly studentVersion: number } | null;
}

interface RatedByTutor {
  readonly feedback: { readonly tutorVersion: number } | null;
}

/** What a student names by If-Match to change a rating (R128). */
export const studentVersionOf = ({ feedback }: RatedByStudent): number =>
  feedback?.studentVersion ?? FIRST_VERSION;

/** What a tutor names by If-Match to rate a session, for the first time or again (R126). */
export const tutorVersionOf = ({ feedback }: RatedByTutor): number => feedback?.tutorVersion ?? FIRST_VERSION;
