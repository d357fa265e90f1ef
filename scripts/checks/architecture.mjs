import { folderMap, withMap } from './folder-map.mjs';
import { importGraph } from './import-graph.mjs';
import { projectFiles, readProjectFile } from './source-files.mjs';

export const ARCHITECTURE = 'ARCHITECTURE.md';

/** The page as it is, and as it is with the map of the folders of today. */
export function architecture() {
  const files = ['domain', 'packages', 'server', 'web']
    .flatMap(projectFiles)
    .filter(path => /\.(ts|tsx|css)$/.test(path))
    .map(path => ({ path, code: readProjectFile(path) }));
  const written = readProjectFile(ARCHITECTURE);
  return { written, current: withMap(written, folderMap(files, importGraph())) };
}
