import type { MailedLink } from '@bayan/domain/auth/mailed-link';
import { createApi } from '#platform/api-client.ts';
import type { SignInClient } from '#platform/auth/auth-client.ts';
import type { BroughtLink } from './brought-link.ts';

/** Who somebody will be once the button is pressed. */
export interface LinkedPerson {
  readonly userId: string;
  readonly email: string;
  readonly newEmail: string | null;
  /** The path of ours that the link leads back to; null where another site or program waits for its answer. */
  readonly target: string | null;
}

/** For whoever holds a mailed link: nobody asks who they are. */
const api = createApi({ token: async () => null, renewedToken: async () => null, onRefused: () => {} });

const pathHere = (address: string) => {
  const { origin, pathname, search } = new URL(address);
  return origin === location.origin ? pathname + search : null;
};

/** Null where the link no longer works. */
export async function lookAtLink(
  brought: BroughtLink,
  client: () => Promise<SignInClient>,
): Promise<LinkedPerson | null> {
  if (brought.kind === 'tokens') {
    const { data } = await (await client()).getUser(brought.accessToken);
    return data.user && { userId: data.user.id, email: data.user.email ?? '', newEmail: null, target: '/' };
  }
  const { token, type, redirectTo } = brought;
  const { link } = await api<{ link: MailedLink | null }>('/api/auth/links/look', {
    method: 'POST',
    body: { token, type, redirectTo },
  });
  return link && { ...link, target: link.isChallenged ? null : pathHere(link.target) };
}
