import type { Chunk, Output } from './chunk-graph.ts';

/** By a key of their own: modules that stand together. */
export type ModuleSets = ReadonlyMap<string, ReadonlySet<string>>;

/** Before it is made small: less than a request costs. */
const SMALL = 5_000;

/**
 * Puts the smallest sets together, since each file costs a request. Never two of which one needs the other by way of a
 * third: files that need each other in a circle may run in the wrong order.
 */
export function mergeSmall(
  sets: ModuleSets,
  output: Output,
  isMergeable: (key: string) => boolean,
): ModuleSets {
  const chunks = output.filter((file): file is Chunk => file.type === 'chunk');
  const keyOf = new Map(
    [...sets].flatMap(([key, modules]) => [...modules].map(module => [module, key] as const)),
  );
  const keysIn = new Map(
    chunks.map(({ fileName, moduleIds }) => [
      fileName,
      new Set(moduleIds.flatMap(module => keyOf.get(module) ?? [])),
    ]),
  );
  const needs = new Map([...sets.keys()].map(key => [key, new Set<string>()]));
  for (const { fileName, imports } of chunks) {
    for (const key of keysIn.get(fileName) ?? [])
      for (const file of imports) for (const needed of keysIn.get(file) ?? []) needs.get(key)?.add(needed);
  }
  const sizes = new Map(
    chunks
      .flatMap(chunk => Object.entries(chunk.modules))
      .map(([id, { renderedLength }]) => [id, renderedLength]),
  );
  const sizeOf = (key: string) =>
    [...(sets.get(key) ?? [])].reduce((sum, module) => sum + (sizes.get(module) ?? 0), 0);

  /** Whether something outside of these stands between two of them. */
  const isCircle = (together: ReadonlySet<string>) => {
    const seen = new Set(
      [...together].flatMap(key => [...(needs.get(key) ?? [])]).filter(key => !together.has(key)),
    );
    for (const key of seen) {
      for (const next of needs.get(key) ?? []) {
        if (together.has(next)) return true;
        seen.add(next);
      }
    }
    return false;
  };

  const small = [...sets.keys()].filter(key => isMergeable(key) && sizeOf(key) < SMALL);
  const bins: Set<string>[] = [];
  for (const key of small) {
    const bin = bins.find(those => !isCircle(new Set([...those, key])));
    if (bin) bin.add(key);
    else bins.push(new Set([key]));
  }
  const merged = new Map([...sets].filter(([key]) => !small.includes(key)));
  for (const bin of bins)
    merged.set([...bin].join(' '), new Set([...bin].flatMap(key => [...(sets.get(key) ?? [])])));
  return merged;
}
