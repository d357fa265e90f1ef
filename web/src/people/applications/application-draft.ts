import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { ownTimezone } from '#platform/countries-and-zones.ts';
import { forgetDraft, keepDraft, readDraft } from '#platform/drafts.ts';
import { newId } from '#platform/new-id.ts';
import { type Answer, type Answers, isFieldName } from './answers.ts';
import type { FieldName } from './form-steps.ts';

export interface Draft {
  /** What the application is going to be called by, so that sending it twice makes one. */
  readonly id: string;
  readonly answers: Answers;
  readonly step: number;
}

const nothing: Draft = { id: '', answers: {}, step: 0 };

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'id' in value && 'answers' in value && 'step' in value;

/** What somebody typed into the first step before the script had come. */
const typedBefore = (form: HTMLFormElement | null): Answers => {
  const typed = [...new FormData(form ?? undefined)].filter(([, text]) => text !== '');
  return Object.fromEntries(typed.filter(([name]) => isFieldName(name)));
};

/** What the page was opened with stands among the wishes, where it can be changed; once, and after what was typed. */
function withWish(answers: Answers, wish: string): Answers {
  const wishes = typeof answers.wishes === 'string' ? answers.wishes : '';
  return wishes.includes(wish)
    ? answers
    : { ...answers, wishes: wishes === '' ? wish : `${wishes}\n${wish}` };
}

/** What was typed so far. It is read once the page has been taken over, which was written without it. */
export function useApplicationDraft(
  kind: ApplicationKind,
  element: RefObject<HTMLFormElement | null>,
  wish: string | null,
) {
  const form = `apply-${kind}`;
  const [draft, setDraft] = useState(nothing);

  useLayoutEffect(() => {
    const kept = readDraft(form);
    const { id, answers, step } = isDraft(kept)
      ? kept
      : { id: newId(), answers: { timezone: ownTimezone() }, step: 0 };
    const typed = { ...answers, ...typedBefore(element.current) };
    setDraft({ id, answers: wish === null ? typed : withWish(typed, wish), step });
  }, [form, element, wish]);

  const change = (changed: (before: Draft) => Draft) =>
    setDraft(before => {
      const after = changed(before);
      keepDraft(form, after);
      return after;
    });
  return {
    draft,
    answer: (name: FieldName, answer: Answer) =>
      change(before => ({ ...before, answers: { ...before.answers, [name]: answer } })),
    goTo: (step: number) => change(before => ({ ...before, step })),
    forget: () => forgetDraft(form),
  };
}
