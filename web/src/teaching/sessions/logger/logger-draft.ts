import { useState } from 'react';
import { forgetDraft, keepDraft } from '#platform/drafts.ts';
import { openDraft } from '#platform/open-draft.ts';
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

export const LOGGER_DRAFT = 'session-logger';
const nothing: Draft = { form: emptyForm, sent: null };

function keptDraft(): Draft {
  const { form, sent } = openDraft(LOGGER_DRAFT, nothing) ?? nothing;
  return { form: { ...emptyForm, ...form }, sent };
}

/** Typed words outlive a reload, an ended sign-in and a lost network. */
export function useLoggerDraft() {
  const [draft, setDraft] = useState(keptDraft);
  const become = (next: Draft) => {
    keepDraft(LOGGER_DRAFT, next);
    setDraft(next);
  };
  return {
    ...draft,
    fill: (change: Partial<LoggerForm>) => become({ ...draft, form: { ...draft.form, ...change } }),
    markSent: (sent: Sent | null) => become({ ...draft, sent }),
    clear: () => {
      forgetDraft(LOGGER_DRAFT);
      setDraft(nothing);
    },
  };
}
