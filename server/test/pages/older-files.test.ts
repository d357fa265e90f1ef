import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPublicSettings } from '#academy/legal-texts/public-settings.ts';
import { findPageFile, storePageFiles } from '#app/pages/page-files.repository.ts';
import { createPages, type Pages } from '#app/pages/pages.ts';
import { pageFiles } from '#schema/academy.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const DAY = 86_400_000;
const PATH = '/assets/session-card-DVoiLyB7.js';
const code = new TextEncoder().encode('export const a = 1;');

let app: TestApp;
let pages: Pages;
beforeAll(async () => {
  app = await createTestApp();
  pages = await createPages({
    distDir: join(import.meta.dirname, '../../../web/dist'),
    publicUrl: app.config.publicUrl,
    signInOrigin: null,
    settings: await readPublicSettings(app.db),
    findOlderFile: path => findPageFile(app.db, path),
  });
});
afterAll(() => app.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  pages.handle(new Request(`https://academy.example${path}`, { headers }), () => null);
/** A process serves a build with these files at that time. */
const serve = (files: ReadonlyMap<string, Uint8Array>, at: Date) =>
  storePageFiles(async () => files)(app.db, at);

test('a tab with an older build gets its files for a week after the last process that had them (R666)', async () => {
  const now = app.clock.now();
  await serve(new Map([[PATH, code]]), now);
  await serve(await pages.hashedFiles(), new Date(now.getTime() + 7 * DAY));
  const answer = await ask(PATH);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('export const a = 1;');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const again = await ask(PATH, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);

  await serve(await pages.hashedFiles(), new Date(now.getTime() + 7 * DAY + 1));
  expect((await ask(PATH)).status).toBe(404);
});

test('the files of this build are stored once, and stay as long as it is served', async () => {
  const files = await pages.hashedFiles();
  expect(files.size).toBeGreaterThan(100);
  const later = new Date(app.clock.now().getTime() + 30 * DAY);
  await serve(files, app.clock.now());
  await Promise.all([serve(files, later), serve(files, later)]);
  const stored = await app.db.select().from(pageFiles);
  expect(stored).toHaveLength(files.size);
  expect(stored.every(({ servedAt }) => servedAt.getTime() === later.getTime())).toBe(true);
  for (const { path, content } of stored)
    expect(content.equals(files.get(path) ?? Buffer.alloc(0))).toBe(true);
});

test.each([
  '/assets/',
  '/assets/../api/settings',
  '/assets/unknown-00000000.js',
  '/assets/a.exe',
  '/assets/%00.js',
])('%s is not found', async path => {
  expect((await ask(path)).status).toBe(404);
});
