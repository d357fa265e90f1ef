import { useEffectEvent, useLayoutEffect } from 'react';

/** Marks the entry of the browser's history that stands for what lies over the page. */
const OVER = 'isOverPage';

interface Entry {
  /** The router's count of pages; what lies over a page has the count of that page. */
  readonly idx?: number;
  readonly [OVER]?: true;
}

const entryOf = (state: unknown): Entry => (state ?? {}) as Entry;

type Close = () => void;
const open: Close[] = [];
let here: Entry | null = null;

/** One entry for all that is open. It stays when they are closed otherwise, and the next to open takes it. */
function standOver(): void {
  if (entryOf(history.state)[OVER]) return;
  history.pushState({ ...history.state, [OVER]: true }, '');
  here = entryOf(history.state);
}

function onPop(event: PopStateEvent): void {
  const before = here;
  here = entryOf(event.state);
  if (!before?.[OVER] || here[OVER] || before.idx !== here.idx) return;
  // The page is the same: the router has nothing to do with it.
  event.stopImmediatePropagation();
  const close = open.at(-1);
  // Nothing is open any more: whoever goes back means the page.
  if (!close) history.back();
  else {
    close();
    // It asks first, or another lies below.
    requestAnimationFrame(() => open.length > 0 && standOver());
  }
}

function watch(): void {
  if (here) return;
  here = entryOf(history.state);
  addEventListener('popstate', onPop, { capture: true });
}

/** Back closes what lies over the page, as Escape does, and leaves the page only when nothing does (R678). */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    watch();
    if (!isOpen) return;
    const entry = () => close();
    open.push(entry);
    standOver();
    return () => {
      open.splice(open.indexOf(entry), 1);
    };
  }, [isOpen]);
}
