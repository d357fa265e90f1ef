import { useLayoutEffect } from 'react';
import { useLanguage } from './i18n.ts';
import { type ReadingPosition, readingPosition, returnTo } from './reading-position.ts';

let kept: ReadingPosition | null = null;

/** To be called before the language changes: what is being read will stay where it is on the screen. */
export function keepPosition(): void {
  kept = readingPosition();
}

/** Stands once in the page, and acts when all its words have changed. */
export function ScrollAnchor(): null {
  const language = useLanguage();
  useLayoutEffect(() => {
    if (kept && language) returnTo(kept);
    kept = null;
  }, [language]);
  return null;
}
