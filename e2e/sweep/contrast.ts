import type { Page } from 'playwright-core';
import { accessibilityFaults, findings } from '#e2e/accessibility.ts';
import { markLetters } from './letters.ts';

export type Theme = 'light' | 'dark';

const CONTRAST = 'color-contrast';
const TO_JUDGE = 'data-to-judge';

/** How letters look that axe has found easy enough to read. */
const readable: Readonly<Record<Theme, Set<string>>> = { light: new Set(), dark: new Set() };

/**
 * What is hard to read in the theme that is on. Most of a screen has the colours and letters of the one before, and of
 * itself at another width: what axe has found readable is not judged again where it looks the same.
 */
export async function contrastFaults(page: Page, theme: Theme): Promise<readonly string[]> {
  const looks = await markLetters(page, TO_JUDGE, [...readable[theme]]);
  if (looks.length === 0) return [];
  const { faults, right } = await findings(page, { rules: [CONTRAST], within: `[${TO_JUDGE}]` }, TO_JUDGE);
  for (const index of right) {
    const look = looks[Number(index)];
    // Most of what axe finds right has no mark of its own: it stands around letters that have one.
    if (index !== '' && look) readable[theme].add(look);
  }
  return faults;
}

/** All else that axe knows. */
export const otherAxeFaults = (page: Page) => accessibilityFaults(page, { without: [CONTRAST] });
