/** The version of a rating before the first one. An unrated session has no feedback row with a version. */
const FIRST_VERSION = 0;

interface RatedByStudent {
  readonly feedback: { readonly studentVersion: number } | null;
}

interface RatedByTutor {
  readonly feedback: { readonly tutorVersion: number } | null;
}

/** The If-Match version for a student's rating (R128). */
export const studentVersionOf = ({ feedback }: RatedByStudent): number =>
  feedback?.studentVersion ?? FIRST_VERSION;

/** The If-Match version for a tutor's rating, both first and later (R126). */
export const tutorVersionOf = ({ feedback }: RatedByTutor): number => feedback?.tutorVersion ?? FIRST_VERSION;
