import { needsFeedback } from '@bayan/domain/feedback/rating';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { chosenOf, withCalled } from './chosen-session.ts';
import { useCalledSession } from './use-feedback.ts';

/** Which lesson is rated. One that the address asks for is never silently another: it is looked for, or missed. */
export function useChosenSession(listed: readonly Session[]) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('session');
  const [isCalled, setCalled] = useState(asked !== null);
  const [shown, setShown] = useState<string | null>(null);
  const [rated, setRated] = useState<string | null>(null);
  const wanted = asked === rated ? null : asked;
  const isListed = listed.some(({ id }) => id === wanted);
  const isElsewhere = wanted !== null && !isListed;
  const further = useCalledSession(isElsewhere ? wanted : null);
  const called = isElsewhere && further.data && needsFeedback(further.data) ? further.data : undefined;
  const sessions = withCalled(listed, called);
  // One that is completed while somebody rates another comes first in the list, and not in its place.
  const chosen = isElsewhere && !called ? undefined : chosenOf(sessions, [wanted, shown]);
  if (chosen && chosen.id !== shown) setShown(chosen.id);
  const go = (to: Record<string, string>) => {
    setCalled(true);
    setAddress(to, { replace: true, preventScrollReset: true });
  };
  return {
    sessions,
    chosen,
    /** Somebody came here by a choice of their own. */
    isCalled,
    isLookedFor: isElsewhere && further.isPending,
    choose: (session: string) => go({ session }),
    /** The address is done with it, and the next one follows. */
    leave: (session: string) => {
      setRated(session);
      go({});
    },
  };
}
