import { createHash } from 'node:crypto';
import { arabicPrefix } from '@bayan/domain/language/arabic-address';
import type { WrittenPage } from '@bayan/domain/pages/written-page';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import type { Headers } from '@bayan/platform/http/headers';
import type { ChosenLanguage } from '#academy/language/choose-language.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { preparePage } from './rendered-pages.ts';

/** A page that is public and made of what the database holds. */
export type PageToShow = WrittenPage & { readonly path: string };

interface Asked extends ChosenLanguage {
  readonly isArabicAddress: boolean;
}

export interface ShownPages {
  find(page: PageToShow, asked: Asked): Promise<PreparedAnswer>;
}

/** Enough for every page and filter that people look at in a day; the one that was not asked for longest makes room. */
const MAX_KEPT = 300;

/**
 * Renders a page once for each content it ever had, and keeps it compressed while it is asked for. What it shows is read
 * anew for every request and is part of the key: nobody is ever shown what is no longer so, and nothing has to be forgotten.
 */
export function createShownPages(
  { render }: PageRenderer,
  settings: PageSettings,
  security: Headers,
  maxKept = MAX_KEPT,
): ShownPages {
  const kept = new Map<string, Promise<PreparedAnswer>>();

  return {
    find({ path, ...written }, { language, isByCountry, isArabicAddress }) {
      const address = isArabicAddress ? arabicPrefix + path : path;
      const content = createHash('sha256').update(JSON.stringify(written)).digest('base64');
      const key = `${language} ${isByCountry} ${address} ${content}`;
      const prepared =
        kept.get(key) ??
        render(address, language, settings, isByCountry, written).then(html =>
          preparePage(html, language, 200, security),
        );
      // At the end again: what is asked for stays.
      kept.delete(key);
      kept.set(key, prepared);
      prepared.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      return prepared;
    },
  };
}
