import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@bayan/domain/language/language';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

type Render = (path: string, language: Language, settings: PageSettings) => Promise<string>;

export interface PageRenderer {
  /** Every address that has a page of its own; `render` answers any other with the page that says it is not there. */
  readonly pagePaths: readonly string[];
  readonly render: Render;
  /** What the Content-Security-Policy has to let through, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const hashes = z.array(z.string().startsWith('sha256-'));
const manifestSchema = z.object({ scriptHashes: hashes, styleHashes: hashes });
const rendererSchema = z.object({
  pagePaths: z.array(z.string().startsWith('/')),
  render: z.custom<Render>(value => typeof value === 'function'),
});

/** The one place where the server meets the web package: what its build left in `distDir`. */
export async function loadPageRenderer(distDir: string): Promise<PageRenderer> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(distDir, 'manifest.json'), 'utf8'));
    const renderer: unknown = await import(pathToFileURL(join(distDir, 'server', 'entry-server.js')).href);
    return { ...manifestSchema.parse(manifest), ...rendererSchema.parse(renderer) };
  } catch (cause) {
    throw new StartupError(
      'The web pages are not built, or their build is broken: run npm run build -w web',
      { cause },
    );
  }
}
