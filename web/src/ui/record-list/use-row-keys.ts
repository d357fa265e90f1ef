import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is typed into takes its keys itself. */
const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: at => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One row can be reached by Tab, and the arrows lead from it to the others: a long list is one stop on the way through the
 * page. `/` leads to the search field from anywhere, and the arrow down from there to the rows.
 */
export function useRowKeys(onSpace: (key: string) => void) {
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const rowLinks = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

  const toSearchField = useEffectEvent((event: KeyboardEvent) => {
    const field = place.current?.querySelector<HTMLElement>('input[type="search"]');
    if (event.key !== '/' || isChord(event) || !field || isTypedInto(event.target)) return;
    if (field.closest('[aria-hidden="true"], [inert]')) return;
    event.preventDefault();
    field.focus();
  });

  const fromRowToRow = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const links = rowLinks();
    if (target.matches('input[type="search"]')) {
      if (event.key !== 'ArrowDown' || links.length === 0) return;
      event.preventDefault();
      links.find(link => link.tabIndex === 0)?.focus();
      return;
    }
    const at = links.indexOf(target);
    const step = STEPS[event.key];
    if (at < 0 || isChord(event) || (!step && event.key !== ' ')) return;
    event.preventDefault();
    if (step) links[step(at, links.length - 1)]?.focus();
    else if (target.dataset.row) onSpace(target.dataset.row);
  });

  useEffect(() => {
    const list = place.current;
    // Before React Aria, whose search field keeps its keys to itself.
    list?.addEventListener('keydown', fromRowToRow, { capture: true });
    document.addEventListener('keydown', toSearchField);
    return () => {
      list?.removeEventListener('keydown', fromRowToRow, { capture: true });
      document.removeEventListener('keydown', toSearchField);
    };
  }, []);

  return {
    place,
    /** Of a row's link: the first takes the place of one that has left the list. */
    rowProps: (key: string, shownKeys: readonly string[]) => ({
      'data-row': key,
      tabIndex: key === (shownKeys.find(shown => shown === current) ?? shownKeys[0]) ? 0 : -1,
      onFocus: () => setCurrent(key),
    }),
  };
}

export type RowKeys = ReturnType<typeof useRowKeys>;
