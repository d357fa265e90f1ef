import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { paths } from '#platform/paths.ts';
import { type BroughtLink, broughtLinkIn } from './brought-link.ts';
import { expiredAddress } from './expired-purpose.ts';
import { type LinkedPerson, lookAtLink } from './look-at-link.ts';

type Looked =
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly brought: BroughtLink; readonly person: LinkedPerson }
  | { readonly kind: 'half-agreed' | 'address-changed'; readonly person: LinkedPerson };

export interface ConfirmLink {
  readonly looked: Looked;
  /** Who is signed in here and is not the one the link was mailed to. */
  readonly otherPerson: string | null;
  /** Null where all went well; else what to tell. */
  readonly confirm: () => Promise<'failed' | { readonly refusal: string } | null>;
  readonly lookAgain: () => void;
}

/** The page for what a link was mailed for, wherever it led. */
const pageFor: Readonly<Record<string, string>> = {
  invite: paths.setPassword,
  recovery: paths.resetPassword,
  email_change_undo: paths.resetPassword,
};

const isAddressChange = ({ type }: BroughtLink) => type === 'email_change';

/** Shows whose a mailed link is; nothing is done with it before a button is pressed (R37). */
export function useConfirmLink(): ConfirmLink {
  const { client, session, signOut } = useAuth();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [looked, setLooked] = useState<Looked>({ kind: 'looking' });

  // The page is also written where there is no address.
  const [brought] = useState(() => (typeof location === 'undefined' ? null : broughtLinkIn(location)));
  const [looks, setLooks] = useState(1);

  const toExpired = (type?: string) => void navigate(expiredAddress(type), { replace: true });

  const look = useEffectEvent(async (isWanted: () => boolean) => {
    if (!brought) return toExpired();
    // Whatever becomes of them, tokens stay in no address, and so in no history.
    if (brought.kind === 'tokens') history.replaceState(history.state, '', location.pathname);
    try {
      const person = await lookAtLink(brought, client);
      if (!isWanted()) return;
      if (person) setLooked({ kind: 'ready', brought, person });
      else toExpired(brought.type);
    } catch (error) {
      if (isWanted()) setLooked({ kind: 'failed', error });
    }
  });
  useEffect(() => {
    let isWanted = looks > 0;
    void look(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [looks]);

  const isOther = looked.kind === 'ready' && session !== null && session.user.id !== looked.person.userId;

  async function confirm(): ReturnType<ConfirmLink['confirm']> {
    if (looked.kind !== 'ready') return null;
    const { brought, person } = looked;
    // Beside somebody else's sign-in an address is changed without touching it.
    const isAside = isOther && isAddressChange(brought);
    try {
      const { redeemLink, redeemLinkAside } = await import('./redeem-link.ts');
      if (isOther && !isAside) await signOut();
      const redeemed = isAside ? await redeemLinkAside(brought) : await redeemLink(await client(), brought);
      if (redeemed.kind === 'refused') {
        if (!isRefusal(redeemed.error)) return 'failed';
        if (redeemed.error.code === 'otp_expired') toExpired(brought.type);
        return { refusal: failureText(redeemed.error) };
      }
      if (redeemed.kind === 'half-agreed') setLooked({ kind: 'half-agreed', person });
      else if (isAddressChange(brought)) setLooked({ kind: 'address-changed', person });
      else void navigate(pageFor[brought.type] ?? person.target ?? paths.landing, { replace: true });
      return null;
    } catch {
      return 'failed';
    }
  }

  return {
    looked,
    otherPerson: isOther ? (session.user.email ?? '') : null,
    confirm,
    lookAgain() {
      setLooked({ kind: 'looking' });
      setLooks(looks + 1);
    },
  };
}
