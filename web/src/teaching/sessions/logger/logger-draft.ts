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

type Field = keyof LoggerForm;

interface Draft {
  readonly form: LoggerForm;
  readonly sent: Sent | null;
  /** What the person filled in, over which nothing is suggested. */
  readonly typed: readonly Field[];
}

export const LOGGER_DRAFT = 'session-logger';
const nothing: Draft = { form: emptyForm, sent: null, typed: [] };

const fieldsOf = (form: Partial<LoggerForm>) => Object.keys(form) as Field[];

function storedDraft(): Draft {
  const { form: kept, sent, typed } = openDraft(LOGGER_DRAFT, { ...nothing, typed: null }) ?? nothing;
  const form = { ...emptyForm, ...kept };
  // One that was kept before this was noted: what is not as it was at first was typed.
  return { form, sent, typed: typed ?? fieldsOf(form).filter(field => form[field] !== emptyForm[field]) };
}

/** Typed words outlive a reload, an ended sign-in and a lost network. */
export function useLoggerDraft() {
  const [draft, setDraft] = useState(storedDraft);
  const become = (next: Draft) => {
    keepDraft(LOGGER_DRAFT, next);
    setDraft(next);
  };
  return {
    ...draft,
    fill: (change: Partial<LoggerForm>) =>
      become({
        ...draft,
        form: { ...draft.form, ...change },
        typed: [...new Set([...draft.typed, ...fieldsOf(change)])],
      }),
    /** Fills in what the person has not. */
    suggest(change: Partial<LoggerForm>) {
      const free = fieldsOf(change).filter(
        field => !draft.typed.includes(field) && change[field] !== draft.form[field],
      );
      if (free.length === 0) return;
      const taken = Object.fromEntries(free.map(field => [field, change[field]]));
      become({ ...draft, form: { ...draft.form, ...taken } });
    },
    markSent: (sent: Sent | null) => become({ ...draft, sent }),
    clear: () => {
      forgetDraft(LOGGER_DRAFT);
      setDraft(nothing);
    },
  };
}
