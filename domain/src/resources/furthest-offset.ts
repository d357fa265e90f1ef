/** Further down nobody looks; filters and the search lead there (R184). Apart from the schemas, which pages do not carry. */
export const FURTHEST_OFFSET = 10_000;
