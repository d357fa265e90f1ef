import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { hasCome, lazyWithReload } from '#platform/lazy-with-reload.ts';
import { askForStamp } from './application-requests.ts';
import { hasChoices, STEPS } from './form-steps.ts';

/** What the first step of a form is shown without: it comes when somebody is about to leave that step. */
async function load(kind: ApplicationKind) {
  const [{ problemsIn }, choices] = await Promise.all([
    import('./check-answers.ts'),
    hasChoices(kind) ? import('./choice-field.tsx') : null,
  ]);
  hasCome('form');
  return { problemsIn, ChoiceField: choices?.ChoiceField };
}

export type LazyFormParts = Awaited<ReturnType<typeof load>>;

/** For later: where nothing comes, it is brought when it is needed. */
export const expectLaterParts = (kind: ApplicationKind): Promise<LazyFormParts | null> =>
  load(kind).catch(() => null);

export async function bringLaterParts(kind: ApplicationKind): Promise<LazyFormParts> {
  try {
    return await load(kind);
  } catch (error) {
    await askForStamp(); // where the service cannot be reached, this tells so
    return lazyWithReload('form', error);
  }
}

/** Whether whoever is in this field is about to leave the first step of a form. */
export const isLastOfFirstStep = (kind: ApplicationKind, field: string | null): boolean =>
  STEPS[kind][0]?.fields.at(-1)?.name === field;
