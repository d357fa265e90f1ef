import { ACADEMY } from '@bayan/domain/messages/academy';
import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#platform/drafts.ts';
import { newId } from '#platform/new-id.ts';

interface Draft {
  /** One of the student's tutors, or the academy. */
  readonly to: string;
  readonly text: string;
  /** The same for every try to send these words, after a reload too: what arrived unseen is not sent twice. */
  readonly key: string;
}

const name = 'message';

function storedDraft(): Draft {
  const kept = readDraft(name);
  const isDraft =
    typeof kept === 'object' && kept !== null && 'to' in kept && 'text' in kept && 'key' in kept;
  return isDraft ? (kept as Draft) : { to: ACADEMY, text: '', key: newId() };
}

/** What is left once the words of that key have arrived: what was written while they were on their way stays. */
export const withoutSent = (draft: Draft, key: string): Draft =>
  draft.key === key ? { ...draft, text: '', key: newId() } : draft;

/** What is being written, which outlives a reload, an ended sign-in and a lost network. */
export function useMessageDraft() {
  const [draft, setDraft] = useState(storedDraft);
  return {
    draft,
    write(change: Partial<Pick<Draft, 'to' | 'text'>>) {
      const next = { ...draft, ...change, key: newId() };
      if (next.text === '') forgetDraft(name);
      else keepDraft(name, next);
      setDraft(next);
    },
    sent(key: string) {
      setDraft(now => {
        const left = withoutSent(now, key);
        if (left.text === '') forgetDraft(name);
        return left;
      });
    },
  };
}
export type MessageDraft = ReturnType<typeof useMessageDraft>;
