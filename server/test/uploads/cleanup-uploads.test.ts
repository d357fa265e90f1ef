import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUnclaimedFiles } from '#academy/files/cleanup-files.ts';
import { deleteOldUploads } from '#academy/files/cleanup-uploads.ts';
import { files, uploads } from '#schema/files.ts';
import { signIn } from '#test/builders.ts';
import { startBucket } from '#test/files/bucket-stand-in.ts';
import { EICAR, startScanner } from '#test/files/scanner-stand-in.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { codeOf, PDF } from '#test/resources/library.ts';
import { partsIn, senderOf } from './sender.ts';

const HOUR = 3_600_000;
let app: TestApp;
const closing: (() => Promise<unknown>)[] = [];
const open = async (env: Record<string, string> = {}) => {
  app = await createTestApp({ env: { AUTH_JWT_EXPIRY: '86400', ...env } });
  const opened = app;
  closing.push(() => opened.close());
  return senderOf(await signIn(app, { role: 'tutor' }));
};
let sender: ReturnType<typeof senderOf>;
beforeEach(async () => {
  sender = await open();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const folder = () => join(app.config.dataDir, 'files/parts');
const parts = () => (existsSync(folder()) ? readdirSync(folder()) : []);
/** As if all of them had come so long ago. */
const age = (milliseconds: number) => {
  const at = new Date(app.clock.now().getTime() - milliseconds);
  for (const name of parts()) utimesSync(join(folder(), name), at, at);
};
const tidy = (later: number) =>
  deleteOldUploads(app.files)(app.db, new Date(app.clock.now().getTime() + later));
const form = { name: 'lesson.pdf', size: PDF.length, use: 'document' };

test('what does not go on for an hour ends, with its parts, however long it went on before (R612)', async () => {
  const id = randomUUID();
  const long = Buffer.concat([PDF, Buffer.alloc(1024 * 1024, 7)]);
  const [first = long, second = long] = partsIn(long);
  await sender.begin(id, { ...form, size: long.length });
  app.clock.advance(HOUR);
  await sender.part(id, 1, first);
  age(0);
  await tidy(HOUR);
  expect(await app.db.$count(uploads)).toBe(1);
  expect(parts()).toHaveLength(1);
  // What has arrived before is no progress.
  app.clock.advance(HOUR);
  await sender.part(id, 1, first);
  await tidy(1);
  expect(await app.db.$count(uploads)).toBe(0);
  expect(parts()).toEqual([]);
  expect((await sender.part(id, 2, second)).status).toBe(404);
});

test('what was begun a day ago ends though it goes on (R394)', async () => {
  const id = randomUUID();
  await sender.begin(id, form);
  const going = () =>
    app.db.update(uploads).set({ progressAt: new Date(app.clock.now().getTime() + 24 * HOUR) });
  await going();
  await tidy(24 * HOUR);
  expect(await app.db.$count(uploads)).toBe(1);
  await tidy(24 * HOUR + 1);
  expect(await app.db.$count(uploads)).toBe(0);
});

test('the parts of what is finished go within the next minutes', async () => {
  const [done, going] = [randomUUID(), randomUUID()];
  for (const id of [done, going]) {
    await sender.begin(id, form);
    await sender.part(id, 1, PDF);
  }
  await sender.finish(done);
  expect(parts()).toHaveLength(2);
  age(HOUR / 6);
  await tidy(0);
  expect(parts()).toHaveLength(2);
  age(HOUR / 6 + 1);
  await tidy(0);
  expect(parts()).toHaveLength(1);
  expect((await sender.finish(going)).status).toBe(201);
});

test('a file that nothing claimed goes a day after it was put together', async () => {
  await sender.send(PDF, { use: 'document' });
  const later = (ms: number) => new Date(app.clock.now().getTime() + ms);
  await deleteUnclaimedFiles(app.files)(app.db, later(24 * HOUR));
  expect(await app.db.$count(files)).toBe(1);
  await deleteUnclaimedFiles(app.files)(app.db, later(24 * HOUR + 1));
  expect(await app.db.$count(files)).toBe(0);
});

test('what is infected as a whole is refused, though no part of it was (R179)', async () => {
  const scanner = await startScanner();
  closing.push(scanner.close);
  sender = await open({ CLAMD_URL: scanner.url });
  const infected = Buffer.concat([PDF, Buffer.alloc(1024 * 1024 - PDF.length - 20), Buffer.from(EICAR)]);
  expect(await codeOf(await sender.send(infected, { use: 'document' }))).toEqual([422, 'file.infected']);
  expect(scanner.scanned).toEqual([infected]);
  expect(await app.db.$count(files)).toBe(0);
  expect((await sender.send(PDF, { use: 'document' })).status).toBe(201);
});

test('with a bucket the parts lie there, and the whole after them', async () => {
  const bucket = await startBucket();
  closing.push(bucket.close);
  sender = await open(bucket.env);
  const bytes = Buffer.concat([PDF, Buffer.alloc(1024 * 1024, 7)]);
  expect((await sender.send(bytes, { use: 'document' })).status).toBe(201);
  const [row] = await app.db.select().from(files);
  expect(bucket.kept.get(row?.storageKey ?? '')?.bytes).toEqual(bytes);
  expect([...bucket.kept.keys()].filter(key => key.startsWith('parts/'))).toHaveLength(2);
});
