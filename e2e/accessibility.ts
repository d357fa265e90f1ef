import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The short form: it comes anew with every page, and takes a third of the time of the long one. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Asked in the page itself: the library's own driver opens a second page and costs four times as much. */
type Axe = typeof import('axe-core');

interface Look {
  /** All of them, unless some are named. */
  readonly rules?: readonly string[];
  /** What was looked at before. */
  readonly without?: readonly string[];
  /** A selector of the parts to look at, where it is not the whole page. */
  readonly within?: string;
}

interface Found {
  /** Short enough to read in a failed test. */
  readonly faults: readonly string[];
  /** What the attribute asked for says of the elements that axe found right. */
  readonly right: readonly string[];
}

/** What axe finds. */
export const accessibilityFaults = async (page: Page, look: Look = {}): Promise<readonly string[]> =>
  (await findings(page, look)).faults;

/** What axe finds wrong, and what it finds right, which it says by an attribute of the elements. */
export async function findings(
  page: Page,
  { rules, without = [], within }: Look,
  attribute?: string,
): Promise<Found> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ rules, without, within, attribute }) => {
      const { axe } = window as unknown as { axe: Axe };
      // React Aria keeps what it announced for seven seconds, nameless once the button it was said of has left.
      const where = { exclude: [['[data-live-announcer]']], ...(within && { include: [[within]] }) };
      // Joined letters it takes for the signs of an icon font, and would look at no Arabic. We have no such font.
      const { getContext } = HTMLCanvasElement.prototype;
      const drawsAllAlike = {
        canvas: {},
        measureText: () => ({ width: 30 }),
        fillText: () => {},
        clearRect: () => {},
        getImageData: () => ({ data: new Uint8ClampedArray(4).fill(255) }),
      };
      const look = async (selectors: boolean) => {
        HTMLCanvasElement.prototype.getContext = (() => drawsAllAlike) as unknown as typeof getContext;
        try {
          const only = rules && { runOnly: [...rules] };
          const off = { rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])) };
          const resultTypes: Array<'violations' | 'passes'> = ['violations'];
          if (attribute) resultTypes.push('passes');
          return await axe.run(where, { resultTypes, elementRef: true, selectors, ...only, ...off });
        } finally {
          HTMLCanvasElement.prototype.getContext = getContext;
        }
      };
      // Where something is takes long to say, and is asked only if there is anything.
      const { violations, passes } = await look(false);
      const right = attribute
        ? passes.flatMap(({ nodes }) => nodes.map(({ element }) => element?.getAttribute(attribute) ?? ''))
        : [];
      if (violations.length === 0) return { faults: [], right };
      const faults = (await look(true)).violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id}: ${node.target.join(' ')}`),
      );
      return { faults, right };
    },
    { rules, without, within, attribute },
  );
}

/** By day and by night, without opening the page twice. It is left by day. */
export async function faultsByDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await accessibilityFaults(page)).map(fault => `${colorScheme}: ${fault}`));
  }
  return found;
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
