export const HOMEWORK_LIMITS = {
  title: 200,
  description: 5000,
  grade: 20,
  feedback: 5000,
  /** More than that are not even read. */
  namedFiles: 1000,
} as const;
