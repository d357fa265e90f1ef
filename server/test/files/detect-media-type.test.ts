import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectMediaType } from '@bayan/platform/file-store/detect-media-type';
import { afterAll, describe, expect, test } from 'vitest';
import { officeFile, officeParts, withMacros, zipOf } from './zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'bayan-sniff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const typeOf = (bytes: Buffer) => {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return detectMediaType(path, bytes.length);
};
const MIB = 1024 * 1024;

describe('a zip (R180)', () => {
  test.each([
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const)('is a %s by what it says of its parts', async (kind, mediaType) => {
    expect(await typeOf(officeFile(kind))).toBe(mediaType);
    expect(await typeOf(zipOf(officeParts(kind), { comment: 'PK\x05\x06 a comment' }))).toBe(mediaType);
  });

  const bomb = { name: 'word/media/a.bin', content: Buffer.alloc(64 * MIB) };
  test.each([
    ['of anything else', zipOf([{ name: 'run.exe', content: 'MZ' }])],
    ['that only has the name of a document in it', zipOf([{ name: 'word/document.xml', content: '<x/>' }])],
    ['of a document without its main part', zipOf(officeParts('docx').slice(0, 1))],
    ['with macros', withMacros()],
    [
      'with macros that it does not own up to',
      zipOf(officeParts('xlsx', [{ name: 'xl/vbaProject.bin', content: 'x' }])),
    ],
    [
      'that says it is two things',
      zipOf(
        [...officeParts('docx'), ...officeParts('xlsx')].map((part, n) =>
          n === 0 ? { ...part, content: `${part.content}${officeParts('xlsx')[0]?.content}` } : part,
        ),
      ),
    ],
    ['that grows a thousand times', zipOf(officeParts('docx', [bomb]))],
    [
      'that grows beyond 256 MiB',
      zipOf(officeParts('docx', [{ name: 'a', content: 'x', says: { unpacked: 257 * MIB } }])),
    ],
    [
      'whose parts share their bytes',
      zipOf(officeParts('docx', [{ name: 'a', content: 'x', says: { packed: 5 * MIB } }])),
    ],
    [
      'of more than 10,000 parts',
      zipOf(
        officeParts(
          'docx',
          Array.from({ length: 10_000 }, (_, n) => ({ name: `${n}`, content: '' })),
        ),
      ),
    ],
    ['that is locked', zipOf(officeParts('docx', [{ name: 'a', content: 'x', says: { flags: 1 } }]))],
    ['that is cut off', officeFile('docx').subarray(0, -30)],
    ['with something behind it', Buffer.concat([officeFile('docx'), Buffer.from('<script>')])],
    ['with nothing but its beginning', Buffer.from('PK\x03\x04')],
  ])('%s is none of what the academy keeps', async (_what, bytes) => {
    expect(await typeOf(bytes)).toBeNull();
  });

  test('with something before it is no zip', async () => {
    expect(await typeOf(Buffer.concat([Buffer.from('<html>'), officeFile('docx')]))).toBeNull();
  });

  test('whose list of types is a bomb of its own is refused without unpacking it', async () => {
    const types = { name: '[Content_Types].xml', content: Buffer.alloc(8 * MIB, ' ') };
    expect(await typeOf(zipOf([types, ...officeParts('docx').slice(1)]))).toBeNull();
  });
});

test('nothing is of no kind', async () => {
  expect(await typeOf(Buffer.alloc(0))).toBeNull();
});
