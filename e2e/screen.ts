import type { Language } from '@bayan/domain/language/language';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { dashboardTexts, texts } from './texts.ts';

/** How wide the screen of this run is: each journey runs on a desk and on a phone. */
export const width = inject('width');
/** The languages of this run: one for each width, so that two runs cover both, or both in `npm run test:all`. */
export const languages = inject('languages');
export const isPhone = width === 390;

/** The header with its links in sight, which on a phone stand behind a button. */
export async function openHeader(page: Page, language: Language): Promise<Locator> {
  const header = page.getByRole('banner');
  if (isPhone) await header.locator('summary', { hasText: texts[language].shell.menu }).click();
  return header;
}

/** The places of a dashboard with who is signed in, which on a phone slide in. */
export async function openNavigation(page: Page, language: Language): Promise<Locator> {
  if (!isPhone) return page.getByRole('complementary');
  await page.getByRole('button', { name: dashboardTexts[language].menu, exact: true }).click();
  return page.getByRole('dialog');
}
