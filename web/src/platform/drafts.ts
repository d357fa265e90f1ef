import { attempt } from './attempt.ts';

/** What people typed and have not sent stands in local storage under this, so that it can be found and wiped. */
const draftPrefix = 'bayan.draft.';
const ownerKey = 'bayan.draft-owner';

const draftKeys = () => Object.keys(localStorage).filter(key => key.startsWith(draftPrefix));

/** Whether somebody may find something here that the page was written without. */
export const hasDrafts = (): boolean => (attempt(draftKeys) ?? []).length > 0;

/** Whoever uses this computer next must not find what somebody else wrote. */
export function wipeDrafts(): void {
  attempt(() => {
    for (const key of draftKeys()) localStorage.removeItem(key);
    localStorage.removeItem(ownerKey);
  });
}

/** Drafts outlive a sign-in that ran out, and wait for the same person only. */
export function keepDraftsOf(userId: string): void {
  attempt(() => {
    const owner = localStorage.getItem(ownerKey);
    if (owner === userId) return;
    if (owner !== null) wipeDrafts();
    localStorage.setItem(ownerKey, userId);
  });
}

const storedText = (form: string): string | null =>
  attempt(() => localStorage.getItem(draftPrefix + form)) ?? null;

/** What was typed into a form, however old; null where there is nothing, or nothing that can be read. */
export const readDraft = (form: string): unknown => attempt(() => JSON.parse(storedText(form) ?? 'null'));

export const keepDraft = (form: string, typed: unknown): void => {
  attempt(() => localStorage.setItem(draftPrefix + form, JSON.stringify(typed)));
};

export const forgetDraft = (form: string): void => {
  attempt(() => localStorage.removeItem(draftPrefix + form));
};

const aside = (form: string) => `aside.${form}`;

export const hasDraft = (form: string): boolean => storedText(form) !== null;

/** What was typed and cannot be opened any more is kept as it is: the form begins empty, and shows it as text. */
export function setDraftAside(form: string): void {
  const text = storedText(form);
  if (text === null) return;
  attempt(() => localStorage.setItem(draftPrefix + aside(form), text));
  forgetDraft(form);
}

export const readAside = (form: string): string | null => storedText(aside(form));

export const forgetAside = (form: string): void => forgetDraft(aside(form));
