import type { Queryable } from '@bayan/platform/db/database';
import { profiles } from '#schema/people.ts';

/** A store in which nobody has an account. */
export async function isEmptyStore(db: Queryable): Promise<boolean> {
  return (await db.select({ id: profiles.id }).from(profiles).limit(1)).length === 0;
}
