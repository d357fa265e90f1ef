import type { Rolldown } from 'vite';

export type Output = Rolldown.RolldownOutput['output'];
export type Chunk = Rolldown.OutputChunk;

/** Which file of a build needs which. */
export interface ChunkGraph {
  readonly chunks: readonly Chunk[];
  /** The file that begins with a module. */
  chunkOf(module: string): Chunk;
  /** All files that come with these. */
  needed(from: readonly Chunk[]): ReadonlySet<Chunk>;
  /** All files that may ever come from these on. */
  reachable(from: readonly Chunk[]): ReadonlySet<Chunk>;
}

export function chunkGraph(output: Output): ChunkGraph {
  const chunks = output.filter((file): file is Chunk => file.type === 'chunk');
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const walk = (from: readonly Chunk[], next: (chunk: Chunk) => readonly string[]) => {
    const found = new Set<Chunk>();
    const waiting = [...from];
    for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
      if (found.has(chunk)) continue;
      found.add(chunk);
      waiting.push(...next(chunk).flatMap(file => byFile.get(file) ?? []));
    }
    return found;
  };
  return {
    chunks,
    chunkOf(module) {
      // One that shares its file with others is no longer the face of it.
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`The client build lacks ${module}`);
      return chunk;
    },
    needed: from => walk(from, ({ imports }) => imports),
    reachable: from => walk(from, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
  };
}

/** Files that need each other in a circle run in an order that one of them does not expect. */
export function refuseCircles(output: Output): void {
  const { chunks, needed } = chunkGraph(output);
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  for (const chunk of chunks) {
    const others = chunk.imports.flatMap(file => byFile.get(file) ?? []);
    const back = others.find(other => needed([other]).has(chunk));
    if (back) throw new Error(`${chunk.fileName} and ${back.fileName} need each other`);
  }
}
