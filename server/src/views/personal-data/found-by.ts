/**
 * Rows that are found in any of several ways. Each way is looked up by itself, along its own index: joined by `or`, one of
 * them without an index would have every row of the academy read, and so would a count that nobody can foresee.
 */
export const foundBy = (table: string, ...ways: readonly string[]): string =>
  `id in (${ways.map(way => `select id from ${table} where ${way}`).join(' union ')})`;
