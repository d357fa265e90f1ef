import { callAsVisitor } from '#platform/api/call.ts';
import type { SignInClient } from '#platform/auth/auth-client.ts';
import type { BroughtLink } from './brought-link.ts';

/** Who somebody will be once the button is pressed. */
export interface LinkedPerson {
  readonly userId: string;
  readonly email: string;
  readonly newEmail: string | null;
  /** Where the link came: of a change, the old address or the new one. */
  readonly mailedTo: string;
  /** The path of ours that the link leads back to; null where another site or program waits for its answer. */
  readonly target: string | null;
}

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
    const email = data.user?.email ?? '';
    return data.user && { userId: data.user.id, email, newEmail: null, mailedTo: email, target: '/' };
  }
  const { token, type, redirectTo } = brought;
  const { link } = await callAsVisitor('POST /api/auth/links/look', {
    body: { token, type, redirectTo },
  });
  return link && { ...link, target: link.isChallenged ? null : pathHere(link.target) };
}
