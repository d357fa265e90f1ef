import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { attempt } from '#platform/attempt.ts';

const storageName = 'bayan.scroll';

type Heights = Record<string, number>;

/** How far down each visited page was left, by its place in the history of this tab. */
const heights: Heights = {};

const rememberedHeights = (): Heights =>
  attempt(() => JSON.parse(sessionStorage.getItem(storageName) ?? '{}')) ?? {};

function goToBeginningOf({ hash }: Location): void {
  const target = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  // Who listens to the page or walks it by keyboard begins with what is new.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** A new page begins at its top; Back leads to where one was. */
export function RestoreScroll(): null {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(location);

  useEffect(() => {
    Object.assign(heights, rememberedHeights());
    // The browser would scroll before the page is there. When it leaves for another site or loads again, it is in charge.
    history.scrollRestoration = 'manual';
    const onScroll = () => {
      heights[shown.current.key] = scrollY;
    };
    const onLeave = () => {
      history.scrollRestoration = 'auto';
      attempt(() => sessionStorage.setItem(storageName, JSON.stringify(heights)));
    };
    // The first page may have been scrolled before this was there to see it.
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onLeave);
    };
  }, []);

  useLayoutEffect(() => {
    const { key, pathname, hash } = shown.current;
    shown.current = location;
    if (key === location.key) return;
    if (isBack) scrollTo(0, heights[location.key] ?? 0);
    // A filter in the address is not another page.
    else if (pathname !== location.pathname || hash !== location.hash) goToBeginningOf(location);
  }, [location, isBack]);

  return null;
}
