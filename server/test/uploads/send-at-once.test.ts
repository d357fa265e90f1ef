import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PART_BYTES } from '@bayan/domain/files/upload-parts';
import type { Upload } from '@bayan/domain/files/uploads.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files, uploads } from '#schema/files.ts';
import { addFile, type Person, signIn } from '#test/builders.ts';
import { EICAR, startScanner } from '#test/files/scanner-stand-in.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { lookAt, photo, plain, SECRET } from '#test/photo.ts';
import { codeOf, MP4, PDF } from '#test/resources/library.ts';
import { senderOf } from './sender.ts';

const MIB = 1024 ** 2;
const MISMATCH = [422, 'idempotency.mismatch'];

let app: TestApp;
let tutor: Person;
let student: Person;
let sender: ReturnType<typeof senderOf>;
let child: ReturnType<typeof senderOf>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student' });
  sender = senderOf(tutor);
  child = senderOf(student);
});

const inFolders = (...names: string[]) =>
  names.flatMap(name => {
    const folder = join(app.config.dataDir, 'files', name);
    return existsSync(folder) ? readdirSync(folder) : [];
  }).length;
const everywhere = () => inFolders('uploads', 'incoming', 'parts');
const rowOf = async (id: string) => (await app.db.select().from(files).where(eq(files.id, id)))[0];
const keptOf = async (id: string) => buffer(await app.files.open((await rowOf(id))?.storageKey ?? ''));
const uploadsOf = ({ id }: Person) => app.db.$count(uploads, eq(uploads.ownerId, id));
const stateOf = async (id: string) =>
  (await (await tutor.call('GET', `/api/uploads/${id}`)).json()) as Upload;
/** The same from a process beside this one, which has other settings. */
const senderBeside = async (env: Record<string, string>) => {
  const beside = await createTestApp({ beside: app, env });
  const call: Person['call'] = (method, path, { body } = {}) =>
    beside.fetch(path, {
      method,
      headers: { authorization: `Bearer ${tutor.token}` },
      body: Uint8Array.from(body as Uint8Array),
    });
  return { close: beside.close, ...senderOf({ ...tutor, call }) };
};

describe('a small file in one request (R396)', () => {
  test('is answered as if it had come in steps, and is the same file', async () => {
    const id = randomUUID();
    const largest = Buffer.concat([PDF, randomBytes(PART_BYTES - PDF.length)]);
    const answer = await sender.sendAtOnce(largest, { id, name: '../../الدرس الأول.exe', use: 'document' });
    expect(answer.status).toBe(201);
    const file = { id, name: 'الدرس الأول.pdf', mediaType: 'application/pdf', size: PART_BYTES };
    expect(await answer.json()).toEqual(file);
    const row = await rowOf(id);
    expect(row).toMatchObject({ ownerId: tutor.id, scanState: 'unscanned' });
    expect(row?.sha256).toEqual(createHash('sha256').update(largest).digest());
    expect(await keptOf(id)).toEqual(largest);
    expect(await stateOf(id)).toMatchObject({ use: 'document', size: PART_BYTES, parts: [], file });
  });

  test('is stored once however often it is sent, and gets the first answer again', async () => {
    const id = randomUUID();
    const first = await (await sender.sendAtOnce(PDF, { id, use: 'document' })).json();
    const before = everywhere();
    for (let round = 0; round < 3; round += 1) {
      const again = await sender.sendAtOnce(PDF, { id, use: 'document' });
      expect([again.status, await again.json()]).toEqual([201, first]);
    }
    expect(everywhere()).toBe(before);
    expect(await uploadsOf(tutor)).toBe(1);
    expect(await app.db.$count(files, eq(files.id, id))).toBe(1);
  });

  test('is stored once where several ask at once', async () => {
    const id = randomUUID();
    const before = inFolders('uploads', 'incoming');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sender.sendAtOnce(PDF, { id, use: 'document' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(inFolders('uploads', 'incoming')).toBe(before + 1);
  });

  test('goes on with what was begun in steps, and steps go on with it', async () => {
    const [begun, whole] = [randomUUID(), randomUUID()];
    const form = { name: 'lesson.pdf', size: PDF.length, use: 'document' };
    await sender.begin(begun, form);
    await sender.part(begun, 1, PDF);
    expect((await sender.sendAtOnce(PDF, { id: begun, use: 'document' })).status).toBe(201);
    await sender.sendAtOnce(PDF, { id: whole, use: 'document' });
    expect(await (await sender.begin(whole, form)).json()).toMatchObject({ file: { id: whole } });
    expect((await sender.finish(whole)).status).toBe(201);
  });

  test.each([
    ['the scanner', { CLAMD_URL: 'tcp://127.0.0.1:1' }, [1]],
    ['the disk', { DISK_LEFT_FREE_MB: '99999999' }, []],
  ])(
    'that %s is not ready for can be sent again, or finished by what has arrived',
    async (_what, env, parts) => {
      const id = randomUUID();
      const beside = await senderBeside(env);
      for (let round = 0; round < 2; round += 1)
        expect(await codeOf(await beside.sendAtOnce(PDF, { id, use: 'document' }))).toEqual([
          503,
          'service.unavailable',
        ]);
      await beside.close();
      expect((await stateOf(id)).parts).toEqual(parts);
      const next = parts.length > 0 ? sender.finish(id) : sender.sendAtOnce(PDF, { id, use: 'document' });
      expect((await next).status).toBe(201);
      expect(await keptOf(id)).toEqual(PDF);
    },
  );

  test('keeps to its id: another file under a known one is refused, and leaves nothing', async () => {
    const id = randomUUID();
    await sender.sendAtOnce(PDF, { id, use: 'document' });
    const before = everywhere();
    const longer = Buffer.concat([PDF, PDF]);
    const sameLength = Buffer.from(PDF).reverse();
    expect(await codeOf(await sender.sendAtOnce(longer, { id, use: 'document' }))).toEqual(MISMATCH);
    expect(await codeOf(await sender.sendAtOnce(PDF, { id, use: 'worksheet' }))).toEqual(MISMATCH);
    expect(await codeOf(await sender.sendAtOnce(PDF, { id, use: 'document', name: 'b.pdf' }))).toEqual(
      MISMATCH,
    );
    const other = await sender.sendAtOnce(sameLength, { id, use: 'document' });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ error: { code: 'idempotency.mismatch', field: 'id' } });
    expect(await codeOf(await sender.part(id, 1, sameLength))).toEqual(MISMATCH);
    expect(everywhere()).toBe(before);
    expect(await keptOf(id)).toEqual(PDF);
    const { id: known } = await addFile(app, tutor.id);
    expect(await codeOf(await sender.sendAtOnce(PDF, { id: known, use: 'document' }))).toEqual(MISMATCH);
  });

  test('keeps to its id while it is under way, and where it was drawn anew', async () => {
    const [begun, drawn] = [randomUUID(), randomUUID()];
    await sender.begin(begun, { name: 'lesson.pdf', size: PDF.length, use: 'document' });
    await sender.part(begun, 1, PDF);
    const sameLength = Buffer.from(PDF).reverse();
    expect(await codeOf(await sender.sendAtOnce(sameLength, { id: begun, use: 'document' }))).toEqual(
      MISMATCH,
    );
    const sent = await photo().jpeg().toBuffer();
    const other = Buffer.concat([sent.subarray(0, -1), Buffer.from([0])]);
    const first = await child.sendAtOnce(sent, { id: drawn, use: 'homework' });
    const again = await child.sendAtOnce(sent, { id: drawn, use: 'homework' });
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
    expect(await codeOf(await child.sendAtOnce(other, { id: drawn, use: 'homework' }))).toEqual(MISMATCH);
  });

  test('is its sender’s alone: somebody else cannot take its id', async () => {
    const id = randomUUID();
    await sender.sendAtOnce(PDF, { id, use: 'document' });
    const before = everywhere();
    const stranger = senderOf(await signIn(app, { role: 'tutor' }));
    expect(await codeOf(await stranger.sendAtOnce(PDF, { id, use: 'document' }))).toEqual(MISMATCH);
    expect(everywhere()).toBe(before);
    expect(await rowOf(id)).toMatchObject({ ownerId: tutor.id });
  });
});

describe('what is refused of a small file, as in steps', () => {
  test.each([
    ['more than 1 MiB', Buffer.alloc(MIB + 1), {}, [413, 'input.too-large']],
    ['nothing', Buffer.alloc(0), {}, [422, 'file.empty']],
    ['what a student sends', PDF, { use: 'homework' as const }, [422, 'input.invalid']],
    ['a name without end', PDF, { name: 'a'.repeat(1001) }, [422, 'input.invalid']],
    ['no size', PDF, { size: Number.NaN }, [422, 'input.invalid']],
  ])('%s is refused before anything is begun (R392)', async (_what, bytes, more, refusal) => {
    const before = everywhere();
    expect(await codeOf(await sender.sendAtOnce(bytes, { use: 'document', ...more }))).toEqual(refusal);
    expect(everywhere()).toBe(before);
    expect(await uploadsOf(tutor)).toBe(0);
  });

  test.each([
    ['longer', PDF.length - 1, [422, 'upload.part']],
    ['shorter', PDF.length + 1, [422, 'upload.part']],
  ])(
    'bytes that are %s than was said are refused, and nothing of them stays',
    async (_what, size, refusal) => {
      const [id, before] = [randomUUID(), everywhere()];
      const answer = await sender.sendAtOnce(PDF, { id, use: 'document', size });
      expect(await codeOf(answer)).toEqual(refusal);
      expect(everywhere()).toBe(before);
      expect((await stateOf(id)).parts).toEqual([]);
    },
  );

  test('nor are more bytes taken than a part has, whatever was said', async () => {
    const before = everywhere();
    const answer = await sender.sendAtOnce(Buffer.alloc(MIB + 1), { use: 'document', size: 10 });
    expect(await codeOf(answer)).toEqual([413, 'input.too-large']);
    expect(everywhere()).toBe(before);
  });

  test('what is refused for its kind is refused for good, in one request or in steps (R610)', async () => {
    const [id, before] = [randomUUID(), everywhere()];
    expect(await codeOf(await child.sendAtOnce(MP4, { id, use: 'homework' }))).toEqual([422, 'file.kind']);
    expect(everywhere()).toBe(before);
    expect(await rowOf(id)).toBeUndefined();
    const gone = [410, 'upload.refused'];
    expect(await codeOf(await child.sendAtOnce(MP4, { id, use: 'homework' }))).toEqual(gone);
    expect(await codeOf(await child.finish(id))).toEqual(gone);
    expect(await codeOf(await child.part(id, 1, MP4))).toEqual(gone);
    expect(everywhere()).toBe(before);
  });

  test('so are an infected one and a photo with too many pixels', async () => {
    const scanner = await startScanner();
    const beside = await senderBeside({ CLAMD_URL: scanner.url });
    const infected = Buffer.concat([PDF, Buffer.from(EICAR)]);
    const id = randomUUID();
    expect(await codeOf(await beside.sendAtOnce(infected, { id, use: 'document' }))).toEqual([
      422,
      'file.infected',
    ]);
    expect(scanner.scanned).toEqual([infected]);
    await beside.close();
    await scanner.close();
    expect(await codeOf(await sender.sendAtOnce(infected, { id, use: 'document' }))).toEqual([
      410,
      'upload.refused',
    ]);
    const vast = await plain(16_001, 4000).png({ compressionLevel: 9 }).toBuffer();
    expect(await codeOf(await child.sendAtOnce(vast, { use: 'homework' }))).toEqual([422, 'file.pixels']);
  });

  test('a photo of homework is drawn anew (R393)', async () => {
    const id = randomUUID();
    const sent = await photo().png().toBuffer();
    const answer = await child.sendAtOnce(sent, { id, name: 'page.png', use: 'homework' });
    const kept = await keptOf(id);
    expect(await answer.json()).toMatchObject({
      name: 'page.jpg',
      mediaType: 'image/jpeg',
      size: kept.length,
    });
    expect(kept.includes(SECRET)).toBe(false);
    expect(await lookAt(kept)).toMatchObject({ width: 400, written: [] });
  });
});

describe('fair shares of what is sent at once', () => {
  test('with 100 MiB under way nothing is taken beside it (R611)', async () => {
    for (let n = 0; n < 4; n += 1)
      await sender.begin(randomUUID(), { name: 'a.pdf', size: 25 * MIB, use: 'document' });
    const before = everywhere();
    expect(await codeOf(await sender.sendAtOnce(PDF, { use: 'document' }))).toEqual([409, 'upload.quota']);
    expect(everywhere()).toBe(before);
  });

  test('nor with 1 GiB that nothing uses', async () => {
    const { id } = await addFile(app, tutor.id);
    const values = { size: 1024 * MIB, createdAt: app.clock.now() };
    await app.db.update(files).set(values).where(eq(files.id, id));
    expect(await codeOf(await sender.sendAtOnce(PDF, { use: 'document' }))).toEqual([409, 'upload.quota']);
  });

  test('each is one of the 60 that a person begins in an hour; the same again counts nothing (R392)', async () => {
    const id = randomUUID();
    expect((await sender.sendAtOnce(PDF, { id, use: 'document' })).status).toBe(201);
    const begin = () => sender.begin(randomUUID(), { name: 'a.pdf', size: 10, use: 'document' });
    for (let n = 0; n < 59; n += 1) expect((await begin()).status).toBe(200);
    expect(await codeOf(await sender.sendAtOnce(PDF, { use: 'document' }))).toEqual([429, 'limit.reached']);
    expect((await sender.sendAtOnce(PDF, { id, use: 'document' })).status).toBe(201);
  });

  test('they arrive in the turn of parts: two of a person’s at a time, and eight wait (R613)', async () => {
    const held: ReadableStreamDefaultController[] = [];
    const query = new URLSearchParams({ name: 'lesson.pdf', size: String(PDF.length), use: 'document' });
    const slow = () =>
      app.fetch(`/api/uploads/${randomUUID()}/file?${query}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${tutor.token}` },
        body: new ReadableStream({ start: controller => void held.push(controller) }),
        duplex: 'half',
      } as RequestInit);
    const all = Array.from({ length: 12 }, slow);
    expect((await Promise.race(all)).status).toBe(429);
    const other = senderOf(await signIn(app, { role: 'tutor' }));
    expect((await other.sendAtOnce(PDF, { use: 'document' })).status).toBe(201);
    for (const controller of held) controller.error(new Error('gone'));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter(status => status === 429)).toHaveLength(2);
  });
});
