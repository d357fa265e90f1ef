import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#platform/drafts.ts';
import type { ProfileForm } from './profile-form.ts';

/** What is being written, and over what. */
export interface Draft {
  readonly base: Person;
  readonly form: ProfileForm;
}

const name = 'profile';

function storedDraft(): Draft | null {
  const kept = readDraft(name);
  const isDraft = typeof kept === 'object' && kept !== null && 'base' in kept && 'form' in kept;
  return isDraft ? (kept as Draft) : null;
}

/** The copy that is edited (R19). It outlives a reload, an ended sign-in and a lost network. */
export function useProfileDraft() {
  const [draft, setDraft] = useState(storedDraft);
  const [isResumed, setResumed] = useState(draft !== null);
  return {
    draft,
    /** Whether it was begun on an earlier visit. */
    isResumed,
    write(next: Draft) {
      keepDraft(name, next);
      setDraft(next);
    },
    drop() {
      forgetDraft(name);
      setDraft(null);
      setResumed(false);
    },
  };
}
