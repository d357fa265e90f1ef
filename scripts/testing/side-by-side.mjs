import { availableParallelism } from 'node:os';

/** Runs all of them, as many at once as there are cores, and answers in their order. */
export async function sideBySide(works, atOnce = availableParallelism()) {
  const results = new Array(works.length);
  const queue = works.entries();
  const lane = async () => {
    for (const [index, work] of queue) results[index] = await work();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
