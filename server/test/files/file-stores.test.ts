import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { openFileStore } from '@bayan/platform/file-store/open-file-store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { startBucket } from './bucket-stand-in.ts';

let dataDir: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bayan-files-'));
  bucket = await startBucket();
});
afterEach(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true });
});

const lying = (content: string) => {
  const path = join(dataDir, randomUUID());
  writeFileSync(path, content);
  return { path, sha256: createHash('sha256').update(content).digest() };
};
const read = async (store: FileStore, key: string, range?: { first: number; last: number }) =>
  text(await store.open(key, range));
const keysUnder = async (store: FileStore, folder: string) => {
  const keys: string[] = [];
  for await (const { storageKey, keptAt } of store.under(folder)) {
    expect(Math.abs(Date.now() - keptAt.getTime())).toBeLessThan(60_000);
    keys.push(storageKey);
  }
  return keys.sort();
};

describe.each([
  ['the disk', () => ({})],
  ['a bucket', () => bucket.env],
])('%s as the store of files', (_name, env) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await openFileStore(readConfig({ DATA_DIR: dataDir, ...env() }));
  });

  test('takes over a file that lies somewhere, and reads it whole and in part', async () => {
    const file = lying('0123456789');
    await store.keep('uploads/one', file);
    expect(existsSync(file.path)).toBe(false);
    expect(await read(store, 'uploads/one')).toBe('0123456789');
    expect(await read(store, 'uploads/one', { first: 2, last: 4 })).toBe('234');
    expect(await read(store, 'uploads/one', { first: 9, last: 9 })).toBe('9');
  });

  test('puts bytes, in the place of those that were there', async () => {
    await store.put('samples/sheet', Buffer.from('first'));
    await Promise.all([1, 2, 3].map(() => store.put('samples/sheet', Buffer.from('second'))));
    expect(await read(store, 'samples/sheet')).toBe('second');
  });

  test('forgets a file, and one that it has never had', async () => {
    await store.put('uploads/one', Buffer.from('x'));
    await store.forget('uploads/one');
    await store.forget('uploads/one');
    await expect(store.open('uploads/one')).rejects.toThrow();
  });

  test('lists what is in a folder, however much that is', async () => {
    expect(await keysUnder(store, 'uploads')).toEqual([]);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.put(`uploads/${name}`, Buffer.from(name));
    await store.put('samples/f', Buffer.from('f'));
    expect(await keysUnder(store, 'uploads')).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map(name => `uploads/${name}`),
    );
  });
});

describe('a bucket', () => {
  const open = (env: Record<string, string> = {}) =>
    openFileStore(readConfig({ DATA_DIR: dataDir, ...bucket.env, ...env }));

  test('holds the very bytes, and the disk holds none of them', async () => {
    const store = await open();
    const file = lying('a lesson');
    await store.keep('uploads/lesson', file);
    expect(bucket.kept.get('uploads/lesson')?.bytes.toString()).toBe('a lesson');
    expect(readdirSync(dataDir)).toEqual([]);
    expect(bucket.refused).toEqual([]);
  });

  test.each([
    ['S3_SECRET_ACCESS_KEY', 'another', 'SignatureDoesNotMatch'],
    ['S3_ACCESS_KEY_ID', 'another', 'InvalidAccessKeyId'],
    ['S3_REGION', 'eu-west-2', 'InvalidAccessKeyId'],
  ])(
    'that refuses us because of %s is not available, and the reason is for our log',
    async (name, value, code) => {
      const store = await open({ [name]: value });
      const file = lying('a lesson');
      const failure = await store.keep('uploads/lesson', file).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'service.unavailable' });
      expect(String((failure as Error).cause)).toContain(code);
      expect(readFileSync(file.path, 'utf8')).toBe('a lesson');
    },
  );

  test('takes no other bytes than those that were signed', async () => {
    const store = await open();
    await expect(
      store.keep('uploads/lesson', { ...lying('a lesson'), sha256: Buffer.alloc(32) }),
    ).rejects.toThrow();
    expect(bucket.refused).toEqual(['XAmzContentSHA256Mismatch']);
    expect(bucket.kept.size).toBe(0);
  });

  test('that fails or is gone is not available', async () => {
    const store = await open();
    bucket.fail(true);
    await expect(store.put('uploads/x', Buffer.from('x'))).rejects.toThrow('service.unavailable');
    await bucket.close();
    await expect(store.open('uploads/x')).rejects.toThrow('service.unavailable');
  });
});
