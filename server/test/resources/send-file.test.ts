import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files } from '../../src/db/schema/teaching.ts';
import { forgetUnclaimedFiles } from '../../src/features/files/tidy-files.ts';
import { type Person, signIn } from '../builders.ts';
import { officeFile, officeParts, withMacros, zipOf } from '../files/zip.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { codeOf, libraryOf, MP4, PDF } from './library.ts';

let app: TestApp;
let tutor: Person;
let library: ReturnType<typeof libraryOf>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor' });
  library = libraryOf(app, tutor);
});

const onDisk = () =>
  ['uploads', 'incoming'].flatMap(name => {
    const folder = join(app.config.dataDir, 'files', name);
    return existsSync(folder) ? readdirSync(folder) : [];
  }).length;
const MIB = 1024 * 1024;

describe('a file for a resource (R181, R182)', () => {
  test.each([
    ['document', PDF, 'application/pdf', 'pdf'],
    ['worksheet', PDF, 'application/pdf', 'pdf'],
    ['document', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg', 'jpg'],
    ['worksheet', officeFile('docx'), /wordprocessingml\.document$/, 'docx'],
    ['document', officeFile('pptx'), /presentationml\.presentation$/, 'pptx'],
    ['document', officeFile('xlsx'), /spreadsheetml\.sheet$/, 'xlsx'],
    ['video', MP4, 'video/mp4', 'mp4'],
  ])('for a %s is known by its content', async (type, bytes, mediaType, ending) => {
    const answer = await library.send(bytes, { type, name: '../../الدرس الأول.exe' });
    expect(answer.status).toBe(201);
    const file = (await answer.json()) as { id: string; mediaType: string };
    expect(file).toMatchObject({ name: `الدرس الأول.${ending}`, size: bytes.length });
    expect(file.mediaType).toMatch(mediaType);
    const [row] = (await app.db.select().from(files)).filter(({ id }) => id === file.id);
    expect(row).toMatchObject({ ownerId: tutor.id, scanState: 'unscanned', mediaType: file.mediaType });
    expect(row?.sha256).toEqual(createHash('sha256').update(bytes).digest());
    expect(Buffer.from(await text(await app.files.open(row?.storageKey ?? '')))).toHaveLength(
      Buffer.from(bytes.toString()).length,
    );
  });

  test.each([
    ['is empty', 'document', Buffer.alloc(0), 'file.empty'],
    ['is a program', 'document', Buffer.from('MZ\x90'), 'file.kind'],
    ['is a page', 'document', Buffer.from('<!doctype html><script>'), 'file.kind'],
    ['is any zip', 'document', zipOf([{ name: 'a', content: 'x' }]), 'file.kind'],
    ['has macros', 'document', withMacros(), 'file.kind'],
    [
      'is a bomb',
      'worksheet',
      zipOf(officeParts('docx', [{ name: 'a', content: Buffer.alloc(40 * MIB) }])),
      'file.kind',
    ],
    ['is no video', 'video', PDF, 'file.kind'],
    ['is a video', 'worksheet', MP4, 'file.kind'],
  ])('that %s is refused as a %s, and nothing of it stays', async (_what, type, bytes, code) => {
    const before = onDisk();
    expect(await codeOf(await library.send(bytes, { type, name: 'lesson.pdf' }))).toEqual([422, code]);
    expect(onDisk()).toBe(before);
  });

  test('has 25 MiB and not a byte more, unless it is a video', async () => {
    const largest = Buffer.alloc(25 * MIB);
    PDF.copy(largest);
    expect((await library.send(largest)).status).toBe(201);
    const larger = Buffer.concat([largest, PDF]);
    const before = onDisk();
    expect(await codeOf(await library.send(larger))).toEqual([413, 'input.too-large']);
    expect(await codeOf(await library.send(ReadableStream.from([larger])))).toEqual([413, 'input.too-large']);
    expect(onDisk()).toBe(before);
    expect((await library.send(Buffer.concat([MP4, larger]), { type: 'video' })).status).toBe(201);
  });

  test('sent again with the same id is the same one; another, or somebody else’s, is refused', async () => {
    const id = randomUUID();
    const first = await (await library.send(PDF, { id })).json();
    const before = onDisk();
    expect(await (await library.send(PDF, { id })).json()).toEqual(first);
    expect(await codeOf(await library.send(Buffer.from('%PDF-1.7 another'), { id }))).toEqual([
      422,
      'idempotency.mismatch',
    ]);
    const other = libraryOf(app, await signIn(app, { role: 'tutor' }));
    expect(await codeOf(await other.send(PDF, { id }))).toEqual([422, 'idempotency.mismatch']);
    // What was sent in vain is found by the chore that looks for what belongs to nothing.
    expect(onDisk()).toBeGreaterThanOrEqual(before);
  });

  test('is one of 60 that a person sends in an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 62 }, () => library.send(PDF)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await libraryOf(app, await signIn(app, { role: 'tutor' })).send(PDF)).status).toBe(201);
  });

  test('is deleted after a day if no resource has claimed it', async () => {
    const [kept, lost] = [await library.addFiled(), randomUUID()];
    await library.send(PDF, { id: lost });
    const tidy = (ms: number) =>
      forgetUnclaimedFiles(app.files)(app.db, new Date(app.clock.now().getTime() + ms));
    const there = async () => (await app.db.select().from(files)).map(({ id }) => id);
    await tidy(86_400_000);
    expect(await there()).toContain(lost);
    await tidy(86_400_001);
    expect(await there()).toContain(kept.fileId);
    expect(await there()).not.toContain(lost);
  });
});

test('another file under a known Idempotency-Key is refused, and leaves nothing behind (R298)', async () => {
  const headers = { authorization: `Bearer ${tutor.token}`, 'idempotency-key': 'one-file' };
  const send = (body: Buffer<ArrayBuffer>) => {
    const query = new URLSearchParams({ id: randomUUID(), name: 'a.pdf', type: 'document' });
    return app.fetch(`/api/files?${query}`, { method: 'POST', headers, body });
  };
  expect((await send(PDF)).status).toBe(201);
  const before = onDisk();
  expect(await codeOf(await send(Buffer.from('%PDF-1.7 another')))).toEqual([422, 'idempotency.mismatch']);
  expect(onDisk()).toBe(before);
});
