import { userView } from '#answers/user-view.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { countUsers, usersPage } from '#store/user-list.repository.ts';
import { AUDIENCE } from '#tokens/access-token.ts';

interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly now: Date;
}

/** The newest first, with headers that lead on, as the protocol's clients read them. */
export async function listUsers({ db }: AuthContext, { page, perPage, now }: Page) {
  const total = await countUsers(db);
  const found = await usersPage(db, { page, perPage, now });
  const last = Math.max(1, Math.ceil(total / perPage));
  const links = [...(page < last ? [link(page + 1, perPage, 'next')] : []), link(last, perPage, 'last')];
  return {
    body: {
      users: found.map(({ user, identities, factors }) => userView(user, identities, factors)),
      aud: AUDIENCE,
    },
    headers: { 'x-total-count': String(total), link: links.join(', ') },
  };
}

/** The page stands first: clients read what follows the first `=`. */
const link = (page: number, perPage: number, rel: string) =>
  `</admin/users?page=${page}&per_page=${perPage}>; rel="${rel}"`;
