/** The academy in the place of a tutor; apart from the schemas, so that a page need not carry their library. */
export const ACADEMY = 'academy';
