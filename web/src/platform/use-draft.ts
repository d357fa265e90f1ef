import { useState } from 'react';
import { forgetDraft, keepDraft } from './drafts.ts';
import { openDraft } from './open-draft.ts';

/** What is typed into a form outlives a reload, an ended sign-in and a lost network. */
export function useDraft<Form extends object>(name: string, nothing: Form) {
  const [typed, setTyped] = useState(() => openDraft(name, nothing) ?? nothing);
  return {
    typed,
    type(change: Partial<Form>) {
      const next = { ...typed, ...change };
      // What is empty again is no draft.
      if (JSON.stringify(next) === JSON.stringify(nothing)) forgetDraft(name);
      else keepDraft(name, next);
      setTyped(next);
    },
    forget: () => forgetDraft(name),
  };
}
