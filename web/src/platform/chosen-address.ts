import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

interface Chosen {
  readonly from: string;
  readonly to: string;
}

/** The latest link that was followed. */
let chosen: Chosen | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function become(next: Chosen | null): void {
  chosen = next;
  for (const listener of listeners) listener();
}

/** A link was followed from one path to an address, whose page may take a while to come. */
export const chooseAddress = (from: string, address: string) =>
  become({ from, to: address.split(/[?#]/, 1)[0] ?? '' });

/** The path somebody has chosen and not come to yet: the page before it stays until the new one is there (R670). */
export function useChosenPath(): string | null {
  const { pathname } = useLocation();
  const latest = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
  return latest?.from === pathname && latest.to !== pathname ? latest.to : null;
}

function leave(path: string): void {
  if (chosen?.from === path) become(null);
}

/** Forgets what was chosen once its page has come: whoever goes back to where they chose it has chosen nothing. */
export function useArrival(): void {
  const { pathname } = useLocation();
  useEffect(() => () => leave(pathname), [pathname]);
}
