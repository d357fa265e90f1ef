import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts.ts';
import type { GivenFeedback } from './use-feedback.ts';

const nothing: GivenFeedback = { rating: null, comment: '' };
const nameOf = (sessionId: string) => `feedback.${sessionId}`;

function keptDraft(sessionId: string): GivenFeedback {
  const kept = readDraft(nameOf(sessionId));
  return typeof kept === 'object' && kept !== null ? { ...nothing, ...kept } : nothing;
}

/** Stars and words outlive a reload, an ended sign-in and a lost network, each session's for itself (R130). */
export function useFeedbackDraft(sessionId: string) {
  const [given, setGiven] = useState(() => keptDraft(sessionId));
  return {
    given,
    give(change: Partial<GivenFeedback>) {
      const next = { ...given, ...change };
      keepDraft(nameOf(sessionId), next);
      setGiven(next);
    },
    forget: () => forgetDraft(nameOf(sessionId)),
  };
}
