import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PART_BYTES } from '@bayan/domain/files/upload-parts';
import type { UploadUse } from '@bayan/domain/files/upload-use';
import type { Upload } from '@bayan/domain/files/uploads.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files, uploads } from '#schema/files.ts';
import { addFile, type Person, signIn } from '#test/builders.ts';
import { officeFile, officeParts, withMacros, zipOf } from '#test/files/zip.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { photo } from '#test/photo.ts';
import { codeOf, MP4, PDF } from '#test/resources/library.ts';
import { partsIn, senderOf } from './sender.ts';

let app: TestApp;
let tutor: Person;
let student: Person;
let sender: ReturnType<typeof senderOf>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student' });
  sender = senderOf(tutor);
});

const MIB = 1024 * 1024;
const inFolders = (...names: string[]) =>
  names.flatMap(name => {
    const folder = join(app.config.dataDir, 'files', name);
    return existsSync(folder) ? readdirSync(folder) : [];
  }).length;
const rowOf = async (id: string) => (await app.db.select().from(files).where(eq(files.id, id)))[0];
const begun = async (bytes: Uint8Array, use: UploadUse = 'document') => {
  const id = randomUUID();
  await sender.begin(id, { name: 'lesson.pdf', size: bytes.length, use });
  return id;
};
const stateOf = async (id: string) =>
  (await (await tutor.call('GET', `/api/uploads/${id}`)).json()) as Upload;
/** Three parts, of which the last is short. */
const LONG = Buffer.concat([PDF, randomBytes(2 * MIB)]);

describe('a file in parts (R390, R391)', () => {
  test('is what its parts are together, in whichever order and by whichever process they came', async () => {
    const beside = await createTestApp({ beside: app });
    const id = await begun(LONG);
    const [first = LONG, second = LONG, third = LONG] = partsIn(LONG);
    await sender.part(id, 3, third);
    const there = await beside.fetch(`/api/uploads/${id}/parts/1`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${tutor.token}` },
      body: Uint8Array.from(first),
    });
    expect(await there.json()).toMatchObject({ parts: [1, 3], file: null });
    expect(await codeOf(await sender.finish(id))).toEqual([409, 'upload.incomplete']);
    await sender.part(id, 2, second);
    const answer = await sender.finish(id);
    expect(answer.status).toBe(201);
    const file = { id, name: 'lesson.pdf', mediaType: 'application/pdf', size: LONG.length };
    expect(await answer.json()).toEqual(file);
    const row = await rowOf(id);
    expect(row).toMatchObject({ ownerId: tutor.id, scanState: 'unscanned' });
    expect(row?.sha256).toEqual(createHash('sha256').update(LONG).digest());
    expect(await buffer(await app.files.open(row?.storageKey ?? ''))).toEqual(LONG);
    expect(await stateOf(id)).toEqual({ ...file, mediaType: undefined, use: 'document', parts: [], file });
    await beside.close();
  });

  test('takes every step again without harm', async () => {
    const id = randomUUID();
    const form = { name: 'lesson.pdf', size: LONG.length, use: 'document' };
    const parts = partsIn(LONG);
    for (let round = 0; round < 2; round += 1) {
      expect((await sender.begin(id, form)).status).toBe(200);
      for (const [index, part] of parts.entries())
        expect((await sender.part(id, index + 1, part)).status).toBe(200);
    }
    const [first, second] = [await sender.finish(id), await sender.finish(id)];
    expect(await second.json()).toEqual(await first.json());
    expect((await sender.part(id, 1, parts[0] ?? LONG)).status).toBe(200);
    expect(await (await sender.begin(id, form)).json()).toMatchObject({ parts: [], file: { id } });
    expect(await app.db.$count(files, eq(files.id, id))).toBe(1);
  });

  test('needs no more room however often a part is sent', async () => {
    const id = await begun(PDF);
    await sender.part(id, 1, PDF);
    const before = inFolders('parts', 'incoming');
    for (let round = 0; round < 3; round += 1) expect((await sender.part(id, 1, PDF)).status).toBe(200);
    expect((await sender.finish(id)).status).toBe(201);
    expect((await sender.part(id, 1, PDF)).status).toBe(200);
    expect(inFolders('parts', 'incoming')).toBe(before);
  });

  test('is put together once, however many ask at once', async () => {
    const id = await begun(PDF);
    await sender.part(id, 1, PDF);
    const before = inFolders('uploads', 'incoming');
    const answers = await Promise.all(Array.from({ length: 5 }, () => sender.finish(id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await app.db.$count(files, eq(files.id, id))).toBe(1);
    expect(inFolders('uploads', 'incoming')).toBe(before + 1);
  });

  test('keeps to its id: another file, or another part, under a known one is refused', async () => {
    const id = await begun(LONG);
    const [first = LONG] = partsIn(LONG);
    await sender.part(id, 1, first);
    const another = Buffer.alloc(PART_BYTES, 7);
    const mismatch = [422, 'idempotency.mismatch'];
    expect(await codeOf(await sender.part(id, 1, another))).toEqual(mismatch);
    for (const other of [{ size: 10 }, { name: 'other.pdf' }, { use: 'worksheet' }]) {
      const form = { name: 'lesson.pdf', size: LONG.length, use: 'document', ...other };
      expect(await codeOf(await sender.begin(id, form))).toEqual(mismatch);
    }
    const { id: known } = await addFile(app, tutor.id);
    const form = { name: 'lesson.pdf', size: 10, use: 'document' };
    expect(await codeOf(await sender.begin(known, form))).toEqual(mismatch);
  });

  test('of one part keeps to its bytes once it is finished, also where it was drawn anew', async () => {
    const child = senderOf(student);
    const [document, drawn] = [randomUUID(), randomUUID()];
    const page = await photo().jpeg().toBuffer();
    await sender.send(PDF, { id: document, use: 'document' });
    await child.send(page, { id: drawn, use: 'homework' });
    expect((await child.part(drawn, 1, page)).status).toBe(200);
    const mismatch = [422, 'idempotency.mismatch'];
    expect(await codeOf(await sender.part(document, 1, Buffer.from(PDF).reverse()))).toEqual(mismatch);
    expect(await codeOf(await child.part(drawn, 1, Buffer.from(page).reverse()))).toEqual(mismatch);
  });

  test.each([
    ['too short', 1, PDF],
    ['too long', 3, Buffer.alloc(MIB)],
    ['beyond the last', 4, PDF],
  ])('has no part that is %s, and nothing of it stays', async (_what, number, bytes) => {
    const id = await begun(LONG);
    const before = inFolders('parts', 'incoming');
    expect(await codeOf(await sender.part(id, number, bytes))).toEqual([422, 'upload.part']);
    expect(inFolders('parts', 'incoming')).toBe(before);
    expect((await stateOf(id)).parts).toEqual([]);
  });

  test('has no part of more than 1 MiB, and none that is not counted', async () => {
    const id = await begun(LONG);
    expect(await codeOf(await sender.part(id, 1, Buffer.alloc(MIB + 1)))).toEqual([413, 'input.too-large']);
    for (const number of [0, 501, 1.5])
      expect(await codeOf(await sender.part(id, number, PDF))).toEqual([404, 'not-found']);
  });

  test('is its sender’s alone: to everybody else it is not there (R394)', async () => {
    const id = await begun(PDF);
    const stranger = await signIn(app, { role: 'tutor' });
    const other = senderOf(stranger);
    const form = { name: 'lesson.pdf', size: PDF.length, use: 'document' };
    expect((await stranger.call('GET', `/api/uploads/${id}`)).status).toBe(404);
    expect((await other.part(id, 1, PDF)).status).toBe(404);
    expect((await other.finish(id)).status).toBe(404);
    expect(await codeOf(await other.begin(id, form))).toEqual([422, 'idempotency.mismatch']);
    expect(await stateOf(id)).toMatchObject({ parts: [], file: null });
  });
});

describe('a file for a resource (R181, R182)', () => {
  test.each([
    ['document', PDF, 'application/pdf', 'pdf'],
    ['worksheet', PDF, 'application/pdf', 'pdf'],
    ['document', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg', 'jpg'],
    ['worksheet', officeFile('docx'), /wordprocessingml\.document$/, 'docx'],
    ['document', officeFile('pptx'), /presentationml\.presentation$/, 'pptx'],
    ['document', officeFile('xlsx'), /spreadsheetml\.sheet$/, 'xlsx'],
    ['video', MP4, 'video/mp4', 'mp4'],
  ] as const)('for a %s is known by its content', async (use, bytes, mediaType, ending) => {
    const answer = await sender.send(bytes, { use, name: '../../الدرس الأول.exe' });
    expect(answer.status).toBe(201);
    const file = (await answer.json()) as { id: string; mediaType: string };
    expect(file).toMatchObject({ name: `الدرس الأول.${ending}`, size: bytes.length });
    expect(file.mediaType).toMatch(mediaType);
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
  ] as const)('that %s is refused as a %s, and no file is made of it', async (_what, use, bytes, code) => {
    const [before, id] = [inFolders('uploads', 'incoming'), randomUUID()];
    expect(await codeOf(await sender.send(bytes, { id, use }))).toEqual([422, code]);
    expect(inFolders('uploads', 'incoming')).toBe(before);
    expect(await rowOf(id)).toBeUndefined();
  });

  test.each([
    ['document', 25],
    ['video', 500],
  ] as const)(
    'for a %s has %s MiB and not a byte more, which is known before any is sent',
    async (use, most) => {
      const begin = (size: number) => sender.begin(randomUUID(), { name: 'a', size, use });
      expect((await begin(most * MIB)).status).toBe(200);
      expect(await codeOf(await begin(most * MIB + 1))).toEqual([413, 'input.too-large']);
    },
  );

  test('of the largest size is taken whole', async () => {
    const largest = Buffer.alloc(25 * MIB);
    PDF.copy(largest);
    const answer = await sender.send(largest, { use: 'document' });
    expect(await answer.json()).toMatchObject({ size: largest.length });
  });

  test('is one of 60 that a person begins in an hour; to go on with one counts nothing', async () => {
    const begin = (id: string) => sender.begin(id, { name: 'a.pdf', size: 10, use: 'document' });
    const ids = Array.from({ length: 62 }, () => randomUUID());
    const answers = await Promise.all(ids.map(begin));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const known = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await begin(known)).status).toBe(200);
    const other = senderOf(await signIn(app, { role: 'tutor' }));
    expect((await other.send(PDF, { use: 'document' })).status).toBe(201);
  });

  test('is nothing that a student sends, nor homework what a tutor sends (R392)', async () => {
    for (const [who, use] of [
      [student, 'document'],
      [tutor, 'homework'],
    ] as const) {
      const answer = await senderOf(who).begin(randomUUID(), { name: 'a.pdf', size: 10, use });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ error: { issues: [{ field: 'use' }] } });
    }
    expect(await app.db.$count(uploads, eq(uploads.ownerId, student.id))).toBe(0);
  });
});
