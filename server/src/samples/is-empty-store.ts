import type { Queryable } from '#db/database.ts';
import { profiles } from '#db/schema/people.ts';

/** A store in which nobody has an account. */
export async function isEmptyStore(db: Queryable): Promise<boolean> {
  return (await db.select({ id: profiles.id }).from(profiles).limit(1)).length === 0;
}
