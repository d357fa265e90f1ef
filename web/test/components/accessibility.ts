import axe from 'axe-core';

/** What axe finds on the screen, short enough to read in a failed test. A part of a page has no landmarks of its own. */
export async function accessibilityFaults(notAsked: readonly string[] = []): Promise<string[]> {
  await stillness();
  const { violations } = await axe.run(
    // React Aria keeps what it announced for seven seconds, nameless once the button it was said of has left.
    { exclude: [['[data-live-announcer]']] },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(notAsked.map(rule => [rule, { enabled: false }])),
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/** Half-way from one colour to another no contrast is that of the page. */
async function stillness(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
