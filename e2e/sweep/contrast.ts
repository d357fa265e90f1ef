import type { Page } from 'playwright-core';
import { accessibilityFaults } from '#e2e/accessibility.ts';

export type Theme = 'light' | 'dark';

interface Looking {
  /** With what decides how well it is read. */
  lookedAt?: Partial<Record<Theme, WeakMap<Element, string>>>;
}

const CONTRAST = 'color-contrast';

/** Before another screen, which may give other colours to what stays of the one before. */
export const forgetContrasts = (page: Page) =>
  page.evaluate(() => {
    delete (window as unknown as Looking).lookedAt;
  });

/**
 * What is hard to read in the theme that is on. At another width most of it has the same colours and letters: that is not
 * looked at again, only what that width shows beside it or otherwise, with all that is in it.
 */
export async function contrastFaults(page: Page, theme: Theme): Promise<string[]> {
  const within = '[data-not-yet-looked-at]';
  const isAnything = await page.evaluate(
    ([selector, theme]) => {
      const page = window as unknown as Looking;
      page.lookedAt ??= {};
      page.lookedAt[theme] ??= new WeakMap();
      const lookedAt = page.lookedAt[theme];
      const looksOf = (element: Element) => {
        const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, position } =
          getComputedStyle(element);
        return [color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, position].join();
      };
      const shown = [...document.querySelectorAll('body, body *')].filter(element =>
        element.checkVisibility(),
      );
      const fresh = shown.filter(element => lookedAt.get(element) !== looksOf(element));
      for (const element of fresh) lookedAt.set(element, looksOf(element));
      for (const element of document.querySelectorAll(selector))
        element.removeAttribute(selector.slice(1, -1));
      const isFresh = new Set(fresh);
      for (const element of fresh)
        if (!element.parentElement || !isFresh.has(element.parentElement))
          element.setAttribute(selector.slice(1, -1), '');
      return fresh.length > 0;
    },
    [within, theme] as const,
  );
  return isAnything ? accessibilityFaults(page, { rules: [CONTRAST], within }) : [];
}

/** All else that axe knows. */
export const otherAxeFaults = (page: Page) => accessibilityFaults(page, { without: [CONTRAST] });
