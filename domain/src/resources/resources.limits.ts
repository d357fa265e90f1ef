export const RESOURCE_LIMITS = {
  title: 200,
  description: 2000,
  grade: 60,
  /** Of one page of the list. */
  items: 100,
  /** Further down nobody looks; filters and the search lead there (R184). */
  offset: 10_000,
} as const;
