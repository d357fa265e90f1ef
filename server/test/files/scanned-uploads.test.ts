import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { files } from '#schema/files.ts';
import { applicantOf, codeOf, PDF } from '#test/applications/applicant.ts';
import { freePort } from '#test/free-port.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startBucket } from './bucket-stand-in.ts';
import { EICAR, startScanner } from './scanner-stand-in.ts';

let app: TestApp;
const closing: (() => Promise<unknown>)[] = [];
const open = async (env: Record<string, string>) => {
  const opened = await createTestApp({ env });
  closing.push(() => opened.close());
  app = opened;
};
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const keptOnDisk = () =>
  ['uploads', 'incoming'].flatMap(name => {
    const folder = join(app.config.dataDir, 'files', name);
    return existsSync(folder) ? readdirSync(folder) : [];
  });
const send = async (bytes: Buffer) => {
  const answer = await applicantOf(app).upload(bytes);
  return answer.status === 201 ? 201 : [answer.status, await codeOf(answer)];
};
const infected = Buffer.concat([PDF, Buffer.from(EICAR)]);

test('every file goes through the scanner before it is acknowledged, and is clean then (R179)', async () => {
  const scanner = await startScanner();
  closing.push(scanner.close);
  await open({ CLAMD_URL: scanner.url });
  const large = Buffer.concat([PDF, Buffer.alloc(3_000_000, 7)]);
  expect(await send(large)).toBe(201);
  expect(scanner.scanned).toEqual([large]);
  expect(await app.db.select({ scanState: files.scanState }).from(files)).toEqual([{ scanState: 'clean' }]);
});

test('a scanner is asked on a socket of this machine too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bayan-scanner-'));
  closing.push(async () => rmSync(folder, { recursive: true }));
  const scanner = await startScanner({ path: join(folder, 'clamd.sock') });
  closing.push(scanner.close);
  await open({ CLAMD_URL: scanner.url });
  expect(await send(PDF)).toBe(201);
  expect(scanner.scanned).toEqual([PDF]);
});

test('an infected file is refused, and nothing of it stays anywhere', async () => {
  const [scanner, bucket] = [await startScanner(), await startBucket()];
  closing.push(scanner.close, bucket.close);
  await open({ CLAMD_URL: scanner.url, ...bucket.env });
  expect(await send(infected)).toEqual([422, 'file.infected']);
  expect(await app.db.select().from(files)).toEqual([]);
  expect(bucket.kept.size).toBe(0);
  expect(keptOnDisk()).toEqual([]);
});

test('while the scanner cannot be asked nothing is taken', async () => {
  await open({ CLAMD_URL: `tcp://127.0.0.1:${await freePort()}` });
  expect(await send(PDF)).toEqual([503, 'service.unavailable']);
  expect(keptOnDisk()).toEqual([]);
});

test('a scanner that gives up, or hangs up, has found nothing clean', async () => {
  const scanner = await startScanner({ most: 1000 });
  closing.push(scanner.close);
  await open({ CLAMD_URL: scanner.url });
  expect(await send(Buffer.concat([PDF, Buffer.alloc(500_000)]))).toEqual([503, 'service.unavailable']);
  const mute = createServer(socket => socket.destroy());
  const port = await freePort();
  await new Promise<void>(resolve => mute.listen(port, '127.0.0.1', resolve));
  closing.push(() => new Promise(resolve => mute.close(resolve)));
  await open({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
  expect(await send(PDF)).toEqual([503, 'service.unavailable']);
  expect(keptOnDisk()).toEqual([]);
});

test('with a bucket a file is acknowledged once it is there, and not before', async () => {
  const bucket = await startBucket();
  closing.push(bucket.close);
  await open(bucket.env);
  expect(await send(PDF)).toBe(201);
  const [row] = await app.db.select().from(files);
  expect(bucket.kept.get(row?.storageKey ?? '')?.bytes).toEqual(PDF);
  expect(row?.scanState).toBe('unscanned');
  bucket.fail(true);
  expect(await send(PDF)).toEqual([503, 'service.unavailable']);
  expect(await app.db.$count(files)).toBe(1);
  expect(keptOnDisk()).toEqual([]);
});
