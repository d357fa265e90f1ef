import { sql } from 'drizzle-orm';

/** By name, as the partial indexes have them: a statement that hides them behind parameters cannot use those. */
export const literals = (statuses: readonly string[]) =>
  sql.raw(statuses.map(status => `'${status}'`).join(', '));
