import type { Queryable } from '@bayan/platform/db/database';
import { count, desc, inArray } from 'drizzle-orm';
import { factorsOfAll } from './factors.repository.ts';
import { authIdentities, authUsers } from './tables.ts';

export async function countUsers(q: Queryable): Promise<number> {
  const [row] = await q.select({ total: count() }).from(authUsers);
  return row?.total ?? 0;
}

interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly now: Date;
}

/** By the index of the newest; what belongs to the users of a page is read for all of them at once. */
export async function usersPage(q: Queryable, { page, perPage, now }: Page) {
  const users = await q
    .select()
    .from(authUsers)
    .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = users.map(({ id }) => id);
  const identities = Map.groupBy(await identitiesOfAll(q, ids), ({ userId }) => userId);
  const factors = Map.groupBy(await factorsOfAll(q, ids, now), ({ userId }) => userId);
  return users.map(user => ({
    user,
    identities: identities.get(user.id) ?? [],
    factors: factors.get(user.id) ?? [],
  }));
}

const identitiesOfAll = (q: Queryable, userIds: readonly string[]) =>
  q
    .select()
    .from(authIdentities)
    .where(inArray(authIdentities.userId, [...userIds]))
    .orderBy(authIdentities.createdAt, authIdentities.id);
