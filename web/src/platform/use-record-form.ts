import { useState } from 'react';
import { forgetDraft, keepDraft } from './drafts.ts';
import { openDraft } from './open-draft.ts';
import { newerIn, useVersions } from './use-versions.ts';

interface Draft<Saved, Form> {
  /** The version that was on the screen when the person began to type. */
  readonly base: Saved;
  readonly form: Form;
}

/**
 * The fields of a record, or of a new one where it is null. What is typed outlives Escape, a reload, an ended sign-in and a
 * lost network (R667); what was saved meanwhile is never written over unseen (R297).
 */
export function useRecordForm<Saved extends object, Form extends object>(
  name: string,
  record: Saved,
  formOf: (record: Saved) => Form,
): RecordForm<Saved, Form>;
export function useRecordForm<Saved extends object, Form extends object>(
  name: string,
  record: Saved | null,
  formOf: (record: Saved | null) => Form,
): RecordForm<Saved, Form, Saved | null>;
export function useRecordForm<Saved extends object, Form extends object>(
  name: string,
  record: Saved | null,
  formOf: (record: Saved | null) => Form,
): RecordForm<Saved, Form, Saved | null> {
  type Kept = Draft<Saved | null, Form>;
  const [kept] = useState(() => openDraft<Kept>(name, { base: record, form: formOf(record) }));
  const versions = useVersions<Saved, Saved | null>(kept ? kept.base : record);
  const [form, setForm] = useState<Form>(kept?.form ?? formOf(record));
  const [isRestored, setRestored] = useState(kept !== null);
  const { base, current, isOwnChange, onRefused, goOnFrom } = versions;

  const change = (next: (before: Form) => Form) =>
    setForm(before => {
      const after = next(before);
      // What is again as it was saved is no draft.
      if (JSON.stringify(after) === JSON.stringify(formOf(base))) forgetDraft(name);
      else keepDraft(name, { base, form: after } satisfies Kept);
      return after;
    });

  function beginFrom(saved: Saved | null) {
    forgetDraft(name);
    setRestored(false);
    setForm(formOf(saved));
  }

  return {
    form,
    change,
    fill: part => change(before => ({ ...before, ...part })),
    base,
    current,
    isOwnChange,
    onRefused,
    unlessElsewhere: save => refused => {
      const newer = newerIn<Saved>(refused)?.record;
      if (!newer || JSON.stringify(formOf(newer)) !== JSON.stringify(formOf(base))) return onRefused(refused);
      goOnFrom(newer);
      save(newer);
    },
    takeTheirs() {
      if (!current) return;
      goOnFrom(current);
      beginFrom(current);
    },
    forget: () => forgetDraft(name),
    startAgain: isRestored
      ? () => {
          if (record) goOnFrom(record);
          beginFrom(record);
        }
      : null,
  };
}

export interface RecordForm<Saved, Form, First = Saved> {
  readonly form: Form;
  readonly change: (next: (before: Form) => Form) => void;
  readonly fill: (part: Partial<Form>) => void;
  /** The version that the fields began from. */
  readonly base: Saved | First;
  /** The version that was saved meanwhile, once the server has refused ours for it. */
  readonly current: Saved | null;
  readonly isOwnChange: boolean;
  readonly onRefused: (refused: Error) => void;
  /** The same, but where nothing of what the fields show was changed meanwhile it is saved over that: nothing is lost. */
  readonly unlessElsewhere: (save: (newer: Saved) => void) => (refused: Error) => void;
  readonly takeTheirs: () => void;
  /** To be called once it is saved. */
  readonly forget: () => void;
  /** Throws away what was typed on an earlier visit; null where the fields began with what is saved. */
  readonly startAgain: (() => void) | null;
}
