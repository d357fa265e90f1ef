import { useState } from 'react';
import { forgetDraft, keepDraft } from '#platform/drafts.ts';
import { openDraft } from '#platform/open-draft.ts';

type Texts = Readonly<Record<string, string>>;

/** The fields of a form that the server wrote, which knows no draft: it is opened once the page has been taken over (R667). */
export function useVisitorDraft<Fields extends Texts>(name: string, nothing: Fields) {
  const [typed, setTyped] = useState(nothing);
  const [isRestored, setRestored] = useState(false);
  function keep(next: Fields) {
    // What is empty again is no draft.
    if (Object.values(next).every(text => text === '')) {
      forgetDraft(name);
      setRestored(false);
    } else keepDraft(name, next);
    setTyped(next);
  }
  return {
    typed,
    type: (change: Partial<Fields>) => keep({ ...typed, ...change }),
    /** With what was typed before the script had come, which is newer. */
    open(before: Texts) {
      const kept = openDraft(name, nothing);
      const newer = Object.entries(before).filter(([field, text]) => field in nothing && text !== '');
      setRestored(kept !== null);
      if (kept || newer.length > 0) keep({ ...(kept ?? nothing), ...Object.fromEntries(newer) });
    },
    /** To be called once it has been sent. */
    sent() {
      forgetDraft(name);
      setRestored(false);
    },
    startAgain: isRestored ? () => keep(nothing) : null,
  };
}
