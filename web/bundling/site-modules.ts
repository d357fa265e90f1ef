import { type Chunk, chunkGraph, type Output } from './chunk-graph.ts';
import { type ModuleLinks, namesFiles } from './module-links.ts';

/**
 * What at least a quarter of the pages to read need: in one file instead of thirty, which is smaller. What fewer of them
 * need would be sent to all. A module that loads a file by its name stays out, or every page's file would get
 * another name whenever that file changes.
 */
export function siteModules(
  output: Output,
  links: ModuleLinks,
  isPublicPage: (module: string) => boolean,
): ReadonlySet<string> {
  const { chunks, needed } = chunkGraph(output);
  const pagesToRead = chunks
    .filter(({ facadeModuleId }) => facadeModuleId && isPublicPage(facadeModuleId))
    .map(page => modulesOf(needed([page])))
    .filter(modules => ![...modules].some(isControl));
  const users = new Map<string, number>();
  for (const modules of pagesToRead)
    for (const module of modules) users.set(module, (users.get(module) ?? 0) + 1);
  return new Set(
    [...users]
      .filter(
        ([module, count]) =>
          4 * count >= pagesToRead.length && !isInstalled(module) && !namesFiles(links, module),
      )
      .map(([module]) => module),
  );
}

/** A page with controls is one to use. */
const isControl = (module: string) => module.includes('/node_modules/react-aria');

const isInstalled = (module: string) => module.includes('/node_modules/');

const modulesOf = (chunks: Iterable<Chunk>) => new Set([...chunks].flatMap(({ moduleIds }) => moduleIds));
