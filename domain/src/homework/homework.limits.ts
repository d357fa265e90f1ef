export const HOMEWORK_LIMITS = {
  title: 200,
  description: 5000,
  grade: 20,
  feedback: 5000,
  /** A bound for the schema, above the number that the rule allows. */
  namedFiles: 1000,
} as const;
