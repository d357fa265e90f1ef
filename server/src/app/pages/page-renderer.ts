import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@bayan/domain/language/language';
import type { WrittenPage } from '@bayan/domain/pages/written-page';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { StartupError } from '@bayan/platform/startup-error';
import { z } from 'zod';

type Render = (
  path: string,
  language: Language,
  settings: PageSettings,
  isArabicByCountry: boolean,
  written?: WrittenPage,
) => Promise<string>;

export interface PageRenderer {
  /**
   * Every address that has a page of its own, or with `/*` at its end an area that has one for all its addresses;
   * `render` answers any other with the page that says it is not there.
   */
  readonly pagePaths: readonly string[];
  /** Those that search engines shall find. */
  readonly listedPaths: readonly string[];
  readonly render: Render;
}

const hashes = z.array(z.string().startsWith('sha256-'));
const manifestSchema = z.object({ scriptHashes: hashes, styleHashes: hashes });
/** What the Content-Security-Policy has to let through, as `sha256-…`. */
export type InlineHashes = z.infer<typeof manifestSchema>;
const addresses = z.array(z.string().startsWith('/'));
const rendererSchema = z.object({
  pagePaths: addresses,
  listedPaths: addresses,
  render: z.custom<Render>(value => typeof value === 'function'),
});

// The one place where the server meets the web package: what its build left in `distDir`.

export const readInlineHashes = (distDir: string): Promise<InlineHashes> =>
  fromBuild(async () =>
    manifestSchema.parse(JSON.parse(await readFile(join(distDir, 'manifest.json'), 'utf8'))),
  );

export const loadPageRenderer = (distDir: string): Promise<PageRenderer> =>
  fromBuild(async () =>
    rendererSchema.parse(await import(pathToFileURL(join(distDir, 'server', 'entry-server.js')).href)),
  );

async function fromBuild<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new StartupError(
      'The web pages are not built, or their build is broken: run npm run build -w web',
      { cause },
    );
  }
}
