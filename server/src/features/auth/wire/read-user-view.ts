import type { Queryable } from '@bayan/platform/db/database';
import { factorsOf } from '#features/auth/factors/factors.repository.ts';
import { type AuthUser, identitiesOf } from '#features/auth/users/auth-users.repository.ts';
import { userView } from './user-view.ts';

/** The user with all that belongs to it. */
export const readUserView = async (q: Queryable, user: AuthUser, now: Date) =>
  userView(user, await identitiesOf(q, user.id), await factorsOf(q, user.id, now));
