import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds, short enough to read in a failed test. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await silence(page);
  await stillness(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/** What was announced of a button that has left stands nameless in the announcer for some seconds. */
const silence = (page: Page) =>
  page
    .waitForFunction(() => document.querySelector('[data-live-announcer] [role="img"]') === null, null, {
      timeout: 15_000,
    })
    .catch(() => {});

/** Half-way from one colour to another no contrast is that of the page. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
