import { type Chunk, chunkGraph, type Output } from './chunk-graph.ts';
import { mergeSmall } from './merge-small.ts';
import { type ModuleLinks, namesFiles } from './module-links.ts';

/** Modules that shall stand in one file. */
export interface ModuleGroup {
  readonly name: string;
  readonly modules: ReadonlySet<string>;
}

interface FirstScreens {
  /** Modules that every page begins with. */
  readonly everywhere: readonly string[];
  /** By the name of their area: the modules that its first screen begins with. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** Whether a file that begins with this module is for everybody. */
  readonly isPublic: (module: string) => boolean;
  /** What stands in a file of its own already. */
  readonly site: ReadonlySet<string>;
}

/** For each module of these sets, the names of the sets it is in. */
function namesByModule(sets: readonly (readonly [name: string, chunks: Iterable<Chunk>])[]) {
  const names = new Map<string, string[]>();
  for (const [name, chunks] of sets) {
    for (const { moduleIds } of chunks)
      for (const module of moduleIds) names.set(module, [...(names.get(module) ?? []), name]);
  }
  return names;
}

/** Of modules that load files by their names, or need one that does. */
const LOADING = 'loading ';

const isOfAreas = (key: string) => /^([a-z]+-)?area$/.test(key);

/**
 * A first screen is made of eighty small files, and a browser asks for six at a time. They become a few: one for what
 * areas share, one for what only one area has, and one for each set of public pages that need the same of it, so that no
 * public page loads much that it does not need. What loads other files by their names stands apart, or everything would
 * be renamed with each of those.
 */
export function firstScreenGroups(
  output: Output,
  links: ModuleLinks,
  { everywhere, areas, isPublic, site }: FirstScreens,
): readonly ModuleGroup[] {
  const { chunks, chunkOf, needed, reachable } = chunkGraph(output);
  const there = new Set([...needed(everywhere.map(chunkOf))].flatMap(({ moduleIds }) => moduleIds));
  const areasOf = namesByModule(
    Object.entries(areas).map(([area, modules]) => [area, needed(modules.map(chunkOf))]),
  );
  const publicChunks = chunks.filter(({ facadeModuleId }) => facadeModuleId && isPublic(facadeModuleId));
  const publicParts = [...reachable(publicChunks)].filter(chunk => chunk.isDynamicEntry);
  const usersOf = namesByModule(publicParts.map(chunk => [chunk.facadeModuleId ?? '', needed([chunk])]));

  const sets = new Map<string, Set<string>>();
  for (const [module, those] of areasOf) {
    if (there.has(module) || site.has(module)) continue;
    const users = usersOf.get(module)?.toSorted() ?? [];
    const isLoading = namesFiles(links, module);
    const shared = isLoading ? 'shared-area' : 'area';
    const ofPublicPages = `${isLoading ? LOADING : ''}${users.join()}`;
    const key = users.length > 0 ? ofPublicPages : those.length > 1 ? shared : `${those[0]}-area`;
    sets.set(key, (sets.get(key) ?? new Set()).add(module));
  }
  const merged = mergeSmall(sets, output, links, key => !isOfAreas(key) && !key.startsWith(LOADING));
  return [...merged].map(([key, modules], index) => ({
    name: isOfAreas(key) ? key : `${key.startsWith(LOADING) ? 'loading-parts' : 'parts'}-${index + 1}`,
    modules,
  }));
}
