import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#platform/drafts.ts';
import { emptyForm, type FilledForm, type LoggerForm } from './logger-form.ts';

/** What was sent and not answered yet; sent again under the same key it makes one session. */
export interface Sent {
  readonly key: string;
  readonly form: FilledForm;
  /** In which date and time were typed. */
  readonly timezone: string;
}

interface Draft {
  readonly form: LoggerForm;
  readonly sent: Sent | null;
}

const name = 'session-logger';
const nothing: Draft = { form: emptyForm, sent: null };

function keptDraft(): Draft {
  const kept = readDraft(name);
  const isDraft = typeof kept === 'object' && kept !== null && 'form' in kept && 'sent' in kept;
  if (!isDraft) return nothing;
  const { form, sent } = kept as Draft;
  return { form: { ...emptyForm, ...form }, sent };
}

/** Typed words outlive a reload, an ended sign-in and a lost network. */
export function useLoggerDraft() {
  const [draft, setDraft] = useState(keptDraft);
  const become = (next: Draft) => {
    keepDraft(name, next);
    setDraft(next);
  };
  return {
    ...draft,
    fill: (change: Partial<LoggerForm>) => become({ ...draft, form: { ...draft.form, ...change } }),
    markSent: (sent: Sent | null) => become({ ...draft, sent }),
    clear: () => {
      forgetDraft(name);
      setDraft(nothing);
    },
  };
}
