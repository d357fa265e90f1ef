import type { Queryable } from '@bayan/platform/db/database';
import { type AuthUser, identitiesOf } from '#store/auth-users.repository.ts';
import { factorsOf } from '#store/factors.repository.ts';
import { userView } from './user-view.ts';

/** The user with all that belongs to it. */
export const readUserView = async (q: Queryable, user: AuthUser, now: Date) =>
  userView(user, await identitiesOf(q, user.id), await factorsOf(q, user.id, now));
