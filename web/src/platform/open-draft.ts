import { hasDraft, readDraft, setDraftAside } from './drafts.ts';

/** Whether a stored value can stand where the form has this one. What is empty at first may become anything. */
function fits(stored: unknown, first: unknown): boolean {
  if (first === null || first === undefined) return true;
  if (Array.isArray(first)) return Array.isArray(stored);
  if (typeof first !== 'object') return typeof stored === typeof first;
  if (typeof stored !== 'object' || stored === null) return false;
  const values = stored as Readonly<Record<string, unknown>>;
  return Object.entries(first).every(([key, value]) => !(key in values) || fits(values[key], value));
}

/**
 * What was typed into a form before, over what the form begins with; null where nothing was. A draft of another version of
 * the form is set aside: it would break the form, and nothing that was typed is thrown away.
 */
export function openDraft<Form extends object>(name: string, first: Form): Form | null {
  if (!hasDraft(name)) return null;
  const stored = readDraft(name);
  if (typeof stored === 'object' && stored !== null && fits(stored, first)) return { ...first, ...stored };
  setDraftAside(name);
  return null;
}
