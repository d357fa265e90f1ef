import { useState } from 'react';
import { forgetDraft, keepDraft } from './drafts.ts';
import { formDraft } from './form-draft.ts';
import { openDraft } from './open-draft.ts';

/** What is typed into a form outlives a reload, an ended sign-in and a lost network. */
export function useDraft<Form extends object>(name: string, nothing: Form) {
  const [kept] = useState(() => openDraft(name, nothing));
  const [typed, setTyped] = useState(kept ?? nothing);
  const [isRestored, setRestored] = useState(kept !== null);
  /** Throws away what was typed on an earlier visit; null where nothing was. */
  const startAgain = isRestored
    ? () => {
        forgetDraft(name);
        setRestored(false);
        setTyped(nothing);
      }
    : null;
  return {
    typed,
    type(change: Partial<Form>) {
      const next = { ...typed, ...change };
      // What is empty again is no draft.
      if (JSON.stringify(next) === JSON.stringify(nothing)) {
        forgetDraft(name);
        setRestored(false);
      } else keepDraft(name, next);
      setTyped(next);
    },
    forget: () => forgetDraft(name),
    draft: formDraft(name, startAgain),
    startAgain,
  };
}
