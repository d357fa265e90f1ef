import { useState } from 'react';
import { forgetDraft, keepDraft } from './drafts.ts';
import { type FormDraft, formDraft } from './form-draft.ts';
import { openDraft } from './open-draft.ts';
import { isSameForm, newerIn, useVersions } from './use-versions.ts';

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
  savedPartOf?: (form: Form, newer?: Saved) => object | null,
): RecordForm<Saved, Form>;
export function useRecordForm<Saved extends object, Form extends object>(
  name: string,
  record: Saved | null,
  formOf: (record: Saved | null) => Form,
  savedPartOf?: (form: Form, newer?: Saved) => object | null,
): RecordForm<Saved, Form, Saved | null>;
export function useRecordForm<Saved extends object, Form extends object>(
  name: string,
  record: Saved | null,
  formOf: (record: Saved | null) => Form,
  /** Without what is sent along and stands in no record, such as a reason. The form of a newer record comes with it. */
  savedPartOf: (form: Form, newer?: Saved) => object | null = whole => whole,
): RecordForm<Saved, Form, Saved | null> {
  type StoredForm = Draft<Saved | null, Form>;
  const [kept] = useState(() => {
    const first = formOf(record);
    const draft = openDraft<StoredForm>(name, { base: record, form: first });
    // A draft may be older than one of the fields.
    return draft && { ...draft, form: { ...first, ...draft.form } };
  });
  const versions = useVersions<Saved, Saved | null>(kept ? kept.base : record);
  const [form, setForm] = useState<Form>(kept?.form ?? formOf(record));
  const [isRestored, setRestored] = useState(kept !== null);
  const { base, current, isOwnChange, goOnFrom } = versions;

  const change = (next: (before: Form) => Form) =>
    setForm(before => {
      const after = next(before);
      // What is again as it was saved is no draft.
      if (JSON.stringify(after) === JSON.stringify(formOf(base))) forgetDraft(name);
      else keepDraft(name, { base, form: after } satisfies StoredForm);
      return after;
    });

  function beginFrom(saved: Saved | null) {
    forgetDraft(name);
    setRestored(false);
    setForm(formOf(saved));
  }

  const startAgain = isRestored
    ? () => {
        if (record) goOnFrom(record);
        beginFrom(record);
      }
    : null;

  const onRefused = (saved: (record: Saved) => void) =>
    versions.onRefused(
      newer => isSameForm(savedPartOf(formOf(newer), newer), savedPartOf(form)),
      newer => {
        forgetDraft(name);
        saved(newer);
      },
    );

  return {
    form,
    change,
    fill: part => change(before => ({ ...before, ...part })),
    base,
    current,
    isOwnChange,
    onRefused,
    unlessElsewhere: (save, saved) => refused => {
      const newer = newerIn<Saved>(refused)?.record;
      if (!newer || !isSameForm(formOf(newer), formOf(base))) return onRefused(saved)(refused);
      goOnFrom(newer);
      save(newer);
    },
    takeTheirs() {
      if (!current) return;
      goOnFrom(current);
      beginFrom(current);
    },
    forget: () => forgetDraft(name),
    startFrom(saved) {
      goOnFrom(saved);
      beginFrom(saved);
    },
    draft: formDraft(name, startAgain),
    startAgain,
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
  /** Shows both versions; where the newer one says what this form does, an answer was lost and it is saved (R298). */
  readonly onRefused: (saved: (record: Saved) => void) => (refused: Error) => void;
  /** The same, but where nothing of what the fields show was changed meanwhile it is saved over that: nothing is lost. */
  readonly unlessElsewhere: (
    save: (newer: Saved) => void,
    saved: (record: Saved) => void,
  ) => (refused: Error) => void;
  readonly takeTheirs: () => void;
  /** To be called once it is saved. */
  readonly forget: () => void;
  /** The fields show what is saved now, in the place of what they showed. */
  readonly startFrom: (saved: Saved) => void;
  readonly draft: FormDraft;
  /** Throws away what was typed on an earlier visit; null where the fields began with what is saved. */
  readonly startAgain: (() => void) | null;
}
