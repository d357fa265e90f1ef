import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { AreaAssets } from '#app/client-assets.ts';
import { chunkGraph, type Output } from './chunk-graph.ts';
import { areaFolder, areaOf, entry, firstScreenOf, signedIn, source, takingOver } from './entry-modules.ts';
import { textsUsedFrom } from './used-texts.ts';

/** What a screen of an area asks for, beyond what it has by then. */
function scriptsOf(client: Output, modules: readonly string[], there: readonly string[] = []): string[] {
  const { chunkOf, needed } = chunkGraph(client);
  const files = [...needed(modules.map(chunkOf))].map(({ fileName }) => `/${fileName}`);
  return files.filter(file => !there.includes(file)).sort();
}

/** By the path of their place, which is the name of their file. */
const pagesIn = (client: Output, role: string) =>
  chunkGraph(client).chunks.flatMap(({ facadeModuleId: module, isDynamicEntry }) =>
    module && isDynamicEntry && dirname(module) === areaFolder(role) && module !== areaOf(role)
      ? [[basename(module, '.tsx').replace(/^overview$/, ''), module] as const]
      : [],
  );

/** What the page of an area names. Its texts are written into the folder of the client build. */
export async function areaAssets(client: Output, role: string, folder: string): Promise<AreaAssets> {
  const start = scriptsOf(client, [entry, takingOver, areaOf(role), signedIn]);
  return {
    scripts: start,
    places: Object.fromEntries(
      pagesIn(client, role).map(([place, page]) => [place, scriptsOf(client, [page], start)]),
    ),
    texts: await writeAreaTexts(role, folder),
  };
}

/** The texts of the first screen in one file, whose name changes with them. */
async function writeAreaTexts(role: string, folder: string): Promise<AreaAssets['texts']> {
  const names = new Set([
    'translation',
    ...firstScreenOf(role).flatMap(module => textsUsedFrom(source, module)),
  ]);
  const write = async (language: string) => {
    const texts: Record<string, unknown> = {};
    for (const name of [...names].sort())
      texts[name] = JSON.parse(
        await readFile(join(source, '..', 'public/locales', language, `${name}.json`), 'utf8'),
      );
    const content = JSON.stringify(texts);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const file = `assets/texts-${role}-${language}-${hash}.json`;
    await writeFile(join(folder, file), content);
    return `/${file}`;
  };
  return { en: await write('en'), ar: await write('ar') };
}
