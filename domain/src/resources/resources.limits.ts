export const RESOURCE_LIMITS = {
  title: 200,
  description: 2000,
  grade: 60,
  /** The maximum of one page. */
  items: 100,
  /** Deep pages are slow and nobody reads them. Filters and the search lead there (R184). */
  offset: 10_000,
} as const;
