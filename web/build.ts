import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { areaAssets } from './bundling/area-assets.ts';
import { chunkGraph, type Output, refuseCircles } from './bundling/chunk-graph.ts';
import { compressAhead } from './bundling/compress-ahead.ts';
import { entry, firstScreenOf, ROLES, signedIn, source, takingOver } from './bundling/entry-modules.ts';
import { firstScreenGroups, type ModuleGroup } from './bundling/first-screen-groups.ts';
import { type ModuleLinks, noteLinks } from './bundling/module-links.ts';
import { siteModules } from './bundling/site-modules.ts';
import { calendarParts } from './patches/calendar-parts.ts';
import { libraryStyles } from './patches/library-styles.ts';
import { routerParts } from './patches/router-parts.ts';
import type { ClientAssets } from './src/app/client-assets.ts';

const dist = join(import.meta.dirname, 'dist');
const clientFolder = join(dist, 'client');

async function outputOf(options: InlineConfig): Promise<Output> {
  const result = await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), ...options });
  if ('output' in result) return result.output;
  throw new Error('Vite answered with something other than one finished build');
}

/** One script without imports, for where a module cannot stand. */
async function buildScript(input: string, define: Record<string, string> = {}): Promise<string> {
  const [chunk] = await outputOf({
    publicDir: false,
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  return chunk.code.trim();
}

/** What the first script of a page shares with others. It comes first, or the next would take it along. */
const startParts =
  /vite\/preload-helper|\/web\/src\/platform\/(area-start|attempt|drafts|texts-path|service-worker|auth\/(auth-answer|stored-sign-in))\./;

const SHARED_FILES = /^(start-parts|react|libraries|site|area|parts-\d+)$/;

const isPublicPage = (module: string) =>
  module.startsWith(join(source, 'pages')) && !/\/(\w+-)?dashboard\//.test(module);

/** What stands together because most pages to read need it, or the first screens of the signed-in areas. */
function groupsOf(plain: Output, links: ModuleLinks): readonly ModuleGroup[] {
  const site = siteModules(plain, links, isPublicPage);
  const ofFirstScreens = firstScreenGroups(plain, links, {
    everywhere: [entry, takingOver],
    areas: Object.fromEntries(ROLES.map(role => [role, [...firstScreenOf(role), signedIn]])),
    // Public pages greet who is signed in.
    isPublic: module => module === signedIn || isPublicPage(module),
    site,
  });
  return [{ name: 'site', modules: site }, ...ofFirstScreens];
}

/** A page's file that changed would give every file that needs a shared one another name. */
function refuseNamesInSharedFiles(client: Output): void {
  for (const file of client) {
    if (file.type !== 'chunk' || !SHARED_FILES.test(file.name)) continue;
    const [named] = file.dynamicImports;
    if (named) throw new Error(`${file.fileName}, which most files import, loads ${named} by its name`);
  }
}

/** Without groups for a look at what needs what. */
function buildClient(
  groups: readonly ModuleGroup[] | null,
  plugins: readonly Plugin[] = [],
): Promise<Output> {
  return outputOf({
    plugins: [routerParts(), calendarParts(), ...plugins],
    build: {
      outDir: clientFolder,
      ...(groups === null && { write: false, minify: false }),
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        output: {
          // Separate tasks for the browser: one large chunk blocks the page twice as long.
          codeSplitting: {
            groups: [
              { name: 'start-parts', test: startParts, priority: 1 },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'libraries', test: /node_modules\/(react-router|i18next|react-i18next)\// },
              ...(groups ?? []).map(({ name, modules }) => ({
                name,
                test: (module: string) => modules.has(module),
                includeDependenciesRecursively: false,
              })),
            ],
          },
        },
      },
    },
  });
}

/** Everything is bundled in, so that the server loads one file and shares no package with the pages. */
async function buildRenderer(assets: ClientAssets): Promise<void> {
  await outputOf({
    publicDir: false,
    define: { __CLIENT_ASSETS__: JSON.stringify(assets) },
    ssr: { noExternal: true },
    build: {
      ssr: join(source, 'entry-server.tsx'),
      outDir: join(dist, 'server'),
      emitAssets: false,
      rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
    },
  });
}

async function assetsOf(client: Output, earlyScript: string): Promise<ClientAssets> {
  const { chunkOf } = chunkGraph(client);
  const style = client.find(file => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (style?.type !== 'asset') throw new Error('The client build lacks its style');
  const font = (script: string) => {
    const file = client.find(({ fileName }) => fileName.includes(`readex-pro-${script}-wght`));
    if (!file) throw new Error(`The client build lacks the ${script} font`);
    return `/${file.fileName}`;
  };
  return {
    earlyScript,
    style: String(style.source).trim(),
    entry: `/${chunkOf(entry).fileName}`,
    fonts: { en: font('latin'), ar: font('arabic') },
    areas: {
      student: await areaAssets(client, 'student', clientFolder),
      tutor: await areaAssets(client, 'tutor', clientFolder),
      admin: await areaAssets(client, 'admin', clientFolder),
    },
  };
}

/** Another worker for every build, so that browsers let go of the files of the one before. */
async function buildWorker(client: Output): Promise<void> {
  const build = hashOf(client.map(({ fileName }) => fileName).join()).slice(-16, -1);
  const code = await buildScript(join(import.meta.dirname, 'worker', 'service-worker.ts'), {
    __BUILD__: JSON.stringify(build),
  });
  await writeFile(join(clientFolder, 'service-worker.js'), code);
}

const hashOf = (inline: string) => `sha256-${createHash('sha256').update(inline).digest('base64')}`;

await rm(dist, { recursive: true, force: true });
// Small enough to stand in every page, and the same in all of them, so that one hash lets it through the policy.
const earlyScript = await buildScript(join(source, 'entry-early.ts'));
const { links, plugin } = noteLinks();
const client = await buildClient(groupsOf(await buildClient(null, [plugin]), links));
refuseNamesInSharedFiles(client);
refuseCircles(client);
const assets = await assetsOf(client, earlyScript);
await buildRenderer(assets);
await buildWorker(client);
// The style stands inside the pages, nobody asks for its file.
await Promise.all(
  client.map(file => file.fileName.endsWith('.css') && rm(join(clientFolder, file.fileName))),
);
await compressAhead(clientFolder);
await writeFile(
  join(dist, 'manifest.json'),
  JSON.stringify({
    scriptHashes: [hashOf(assets.earlyScript)],
    styleHashes: [assets.style, ...libraryStyles].map(hashOf),
  }),
);
