import { chunkGraph, type Output } from './chunk-graph.ts';
import type { ModuleLinks } from './module-links.ts';

/** By a key of their own: modules that stand together. */
export type ModuleSets = ReadonlyMap<string, ReadonlySet<string>>;

/** Before it is made small: less than a request costs. */
const SMALL = 5_000;
/** So much may come along that somebody does not need, what it imports included. */
const BESIDE = 4_000;

/**
 * Puts the smallest sets together, since each file costs a request. Never two of which one needs the other by way of a
 * third: files that need each other in a circle may run in the wrong order.
 */
export function mergeSmall(
  sets: ModuleSets,
  output: Output,
  { imports }: ModuleLinks,
  isMergeable: (key: string) => boolean,
): ModuleSets {
  const { chunks, needed } = chunkGraph(output);
  const keyOf = new Map(
    [...sets].flatMap(([key, modules]) => [...modules].map(module => [module, key] as const)),
  );
  /** The sets that a set's modules import, also by way of modules that are in none. */
  const needsOf = (modules: ReadonlySet<string>) => {
    const needed = new Set<string>();
    const seen = new Set(modules);
    for (const module of seen) {
      for (const next of imports.get(module) ?? []) {
        const key = keyOf.get(next);
        if (key === undefined) seen.add(next);
        else needed.add(key);
      }
    }
    return needed;
  };
  const needs = new Map([...sets].map(([key, modules]) => [key, needsOf(modules)]));
  const sizes = new Map(
    chunks
      .flatMap(chunk => Object.entries(chunk.modules))
      .map(([id, { renderedLength }]) => [id, renderedLength]),
  );
  const sizeOfModules = (modules: Iterable<string>) =>
    [...modules].reduce((sum, module) => sum + (sizes.get(module) ?? 0), 0);
  const sizeOf = (key: string) => sizeOfModules(sets.get(key) ?? []);

  const small = [...sets.keys()].filter(key => isMergeable(key) && sizeOf(key) < SMALL);
  const bins: Set<string>[] = [];
  const together = (key: string) => bins.find(bin => bin.has(key)) ?? new Set([key]);
  /** Whether what stands together needs itself by way of something else. */
  const isCircle = (those: ReadonlySet<string>) => {
    const beside = (keys: Iterable<string>) =>
      [...keys].flatMap(key => [...(needs.get(key) ?? [])]).filter(key => !those.has(key));
    const seen = new Set(beside(those));
    for (const key of seen) {
      for (const one of together(key)) {
        for (const next of needs.get(one) ?? []) {
          if (those.has(next)) return true;
          seen.add(next);
        }
      }
    }
    return false;
  };
  const fileOf = new Map(chunks.flatMap(chunk => chunk.moduleIds.map(module => [module, chunk] as const)));
  /** With all that comes along. What a module imports and nobody uses is not in the build any more. */
  const wholeSizeOf = (keys: Iterable<string>) => {
    const modules = [...keys].flatMap(key => [...(sets.get(key) ?? [])]);
    const files = needed(modules.flatMap(module => fileOf.get(module) ?? []));
    return [...files].reduce((sum, { modules }) => sum + sizeOfModules(Object.keys(modules)), 0);
  };
  const isLittleForAll = (those: ReadonlySet<string>) => {
    const whole = wholeSizeOf(those);
    return [...those].every(key => whole - wholeSizeOf([key]) <= BESIDE);
  };
  for (const key of small) {
    const bin = bins.find(those => {
      const more = new Set([...those, key]);
      return isLittleForAll(more) && !isCircle(more);
    });
    if (bin) bin.add(key);
    else bins.push(new Set([key]));
  }
  const merged = new Map([...sets].filter(([key]) => !small.includes(key)));
  for (const bin of bins)
    merged.set([...bin].join(' '), new Set([...bin].flatMap(key => [...(sets.get(key) ?? [])])));
  return merged;
}
