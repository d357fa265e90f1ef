/** The academy as the correspondent of a student. Apart from the schemas, so that a page loads no schema library. */
export const ACADEMY = 'academy';
