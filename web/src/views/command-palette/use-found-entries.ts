import { useLanguage } from '#platform/i18n.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useActionEntries } from './use-action-entries.ts';
import { useFoundPeople } from './use-found-people.ts';
import { useFoundWork } from './use-found-work.ts';
import { usePageEntries } from './use-page-entries.ts';
import { usePaused } from './use-paused.ts';

/** What the typed words mean, in the order in which it is likely meant. */
export function useFoundEntries(typed: string): readonly PaletteEntry[] {
  const language = useLanguage();
  const { places, parts } = usePageEntries();
  const actions = useActionEntries();
  const words = typed.trim();
  const q = usePaused(words);
  // What was found for other words is not shown beside these.
  const asked = q === words ? q : '';
  const people = useFoundPeople(asked);
  const work = useFoundWork(asked);
  const wanted = words.toLocaleLowerCase(language).split(/\s+/);
  const isMeant = ({ label }: PaletteEntry) =>
    wanted.every(word => label.toLocaleLowerCase(language).includes(word));
  // Before anything is typed, what lies within a page would hide what can be done.
  const pages = words === '' ? places : [...places, ...parts];
  return [...pages.filter(isMeant), ...actions.filter(isMeant), ...people, ...work];
}
