import type { FlatNamespace } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface ExpectedPage {
  readonly expect: () => Promise<void>;
}

/** What a browser tells of the person's wish to load little. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true;

/** For the idle time of a browser that knows none. */
const SOON_MS = 2000;
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, SOON_MS);

/**
 * Asks for the texts and files of an area's pages once the first is shown, one after the other: the next tap finds its page
 * there (R669).
 */
export function usePagesAhead(
  pages: Readonly<Record<string, ExpectedPage>>,
  texts: readonly FlatNamespace[],
): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (savesData()) return;
    let isLeft = false;
    const next = ([page, ...others]: readonly ExpectedPage[]) => {
      if (page && !isLeft) whenIdle(() => void page.expect().then(() => next(others)));
    };
    next([{ expect: () => i18n.loadNamespaces(texts) }, ...Object.values(pages)]);
    return () => {
      isLeft = true;
    };
  }, [i18n, pages, texts]);
}
