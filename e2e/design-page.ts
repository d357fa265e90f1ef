import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Language } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, inject, vi } from 'vitest';

const web = join(import.meta.dirname, '../web');
const address = `${inject('baseUrl')}/design/`;
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The components by themselves, under the policy that the product sends with its own pages. */
export function useDesignPage(): (page: Page, language: Language) => Promise<void> {
  let folder: string;
  let policy: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bayan-design-'));
    // As people get it: React Aria behaves otherwise under test.
    vi.stubEnv('NODE_ENV', 'production');
    await build({
      configFile: join(web, 'vite.config.ts'),
      base: '/design/',
      root: join(web, 'design'),
      publicDir: false,
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1_000 },
    });
    vi.unstubAllEnvs();
    const response = await fetch(inject('baseUrl'));
    policy = response.headers.get('content-security-policy') ?? '';
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  return async (page, language) => {
    await page.route(`${address}**`, async (route, request) => {
      const path = new URL(request.url()).pathname.slice('/design/'.length) || 'index.html';
      await route.fulfill({
        body: await readFile(join(folder, path)),
        contentType: mediaTypes[extname(path)] ?? 'application/octet-stream',
        headers: { 'content-security-policy': policy },
      });
    });
    await page.goto(`${address}?lng=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}
