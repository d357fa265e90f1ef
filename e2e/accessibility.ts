import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The short form: it comes anew with every page, and takes a third of the time of the long one. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Asked in the page itself: the library's own driver opens a second page and costs four times as much. */
type Axe = typeof import('axe-core');

/** What axe finds, short enough to read in a failed test. */
export async function accessibilityFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async only => {
    const { axe } = window as unknown as { axe: Axe };
    // React Aria keeps what it announced for seven seconds, nameless once the button it was said of has left.
    const where = { exclude: [['[data-live-announcer]']] };
    const { violations } = await axe.run(where, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
  }, rules);
}

/** Half-way from one colour to another no contrast is that of the page. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
