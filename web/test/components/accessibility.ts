import axe from 'axe-core';
import { expect } from 'vitest';

/** What axe finds on the screen, short enough to read in a failed test. A part of a page has no landmarks of its own. */
export async function accessibilityFaults(notAsked: readonly string[] = []): Promise<string[]> {
  await stillness();
  const { violations } = await withoutIconFonts(() =>
    axe.run(
      // React Aria keeps what it announced for seven seconds, nameless once the button it was said of has left.
      { exclude: [['[data-live-announcer]']] },
      {
        resultTypes: ['violations'],
        rules: Object.fromEntries(notAsked.map(rule => [rule, { enabled: false }])),
      },
    ),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/** Until a dialog that was just opened lies over the page, as axe finds out by what is in sight. */
const FRAMES = 3;

/** Half-way from one colour to another no contrast is that of the page. */
async function stillness(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame);
  await expect.poll(dialogsOutOfSight).toEqual([]);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** React Aria keeps a dialog hidden for as long as a phone's keyboard may be coming up for its first field. */
const dialogsOutOfSight = () =>
  [...document.querySelectorAll('[role="dialog"]')].filter(
    dialog => !dialog.checkVisibility({ opacityProperty: true }),
  );

const drawsAllAlike = {
  canvas: {},
  measureText: () => ({ width: 30 }),
  fillText: () => {},
  clearRect: () => {},
  getImageData: () => ({ data: new Uint8ClampedArray(4).fill(255) }),
};

/** Joined letters axe takes for the signs of an icon font, and would look at no Arabic. We have no such font. */
async function withoutIconFonts<Found>(look: () => Promise<Found>): Promise<Found> {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = (() => drawsAllAlike) as unknown as typeof getContext;
  try {
    return await look();
  } finally {
    HTMLCanvasElement.prototype.getContext = getContext;
  }
}
