import { useState } from 'react';
import { attempt } from '#platform/attempt.ts';
import { useAuth } from '#platform/auth/auth-context.ts';

/**
 * How a person likes a list, kept on this device under their account. It is a habit of a desk and names nobody: without it
 * the list is only as it was at first, so the server need not know it (R871).
 */
export function useStoredChoice<Choice>(name: string, readChoice: (kept: unknown) => Choice) {
  const place = `bayan.list.${useAuth().userProfile?.id ?? ''}.${name}`;
  const [choice, setChoice] = useState(() =>
    readChoice(attempt(() => JSON.parse(localStorage.getItem(place) ?? 'null'))),
  );
  const keep = (chosen: Choice) => {
    setChoice(chosen);
    attempt(() => localStorage.setItem(place, JSON.stringify(chosen)));
  };
  return [choice, keep] as const;
}
