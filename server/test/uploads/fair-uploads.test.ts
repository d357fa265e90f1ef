import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files, uploadParts, uploads } from '#schema/files.ts';
import { addFile, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { plain } from '#test/photo.ts';
import { codeOf, MP4, PDF } from '#test/resources/library.ts';
import { senderOf } from './sender.ts';

const MIB = 1024 ** 2;
const HOUR = 3_600_000;

let app: TestApp;
let student: Person;
let sender: ReturnType<typeof senderOf>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await signIn(app, { role: 'student' });
  sender = senderOf(student);
});

const begin = (size: number, id = randomUUID()) =>
  sender.begin(id, { name: 'essay.pdf', size, use: 'homework' });
const partFiles = () => {
  const folder = join(app.config.dataDir, 'files/parts');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const partsOf = (id: string) => app.db.$count(uploadParts, eq(uploadParts.uploadId, id));

describe('what is refused once it is whole (R610)', () => {
  test('is refused for good: its parts are gone, and no step under its id is taken again', async () => {
    const before = partFiles();
    const id = randomUUID();
    expect(await codeOf(await sender.send(MP4, { id, use: 'homework' }))).toEqual([422, 'file.kind']);
    expect(await partsOf(id)).toBe(0);
    expect(partFiles()).toBe(before);
    const gone = [410, 'upload.refused'];
    expect(await codeOf(await sender.finish(id))).toEqual(gone);
    expect(await codeOf(await sender.part(id, 1, MP4))).toEqual(gone);
    expect(await codeOf(await student.call('GET', `/api/uploads/${id}`))).toEqual(gone);
    expect(await codeOf(await student.call('DELETE', `/api/uploads/${id}`))).toEqual(gone);
    expect(await codeOf(await sender.send(MP4, { id, use: 'homework' }))).toEqual(gone);
    expect(partFiles()).toBe(before);
  });

  test('leaves room for the next', async () => {
    const id = randomUUID();
    await sender.send(MP4, { id, use: 'homework' });
    for (let n = 0; n < 4; n++) expect((await begin(25 * MIB)).status).toBe(200);
  });

  test('takes no part, whatever the code believes, nor does what is finished', async () => {
    const id = randomUUID();
    await sender.send(PDF, { id, use: 'homework' });
    const part = { uploadId: id, number: 1, sha256: Buffer.alloc(32), storageKey: 'parts/late' };
    await expect(app.db.insert(uploadParts).values(part)).rejects.toMatchObject({
      cause: { constraint: 'upload_parts_under_way' },
    });
  });

  test('is not what could not be done just now', async () => {
    const id = randomUUID();
    await begin(PDF.length, id);
    await sender.part(id, 1, PDF);
    const full = await createTestApp({ beside: app, env: { DISK_LEFT_FREE_MB: '99999999' } });
    const headers = { authorization: `Bearer ${student.token}` };
    const answer = await full.fetch(`/api/uploads/${id}/file`, { method: 'POST', headers });
    expect(answer.status).toBe(503);
    await full.close();
    expect((await sender.finish(id)).status).toBe(201);
  });
});

describe('what one person has under way (R611)', () => {
  test('is at most 100 MiB, whichever process is asked and however many are begun at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(25 * MIB)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect(await codeOf(await begin(1))).toEqual([409, 'upload.quota']);
    const other = senderOf(await signIn(app, { role: 'student' }));
    expect((await other.send(PDF, { use: 'homework' })).status).toBe(201);
  });

  test('counts until it is finished, stopped or idle for an hour', async () => {
    const first = randomUUID();
    for (const id of [first, randomUUID(), randomUUID(), randomUUID()]) await begin(25 * MIB, id);
    expect((await begin(25 * MIB, first)).status).toBe(200);
    expect((await begin(PDF.length)).status).toBe(409);
    expect((await student.call('DELETE', `/api/uploads/${first}`)).status).toBe(200);
    const small = randomUUID();
    expect((await sender.send(PDF, { id: small, use: 'homework' })).status).toBe(201);
    expect((await begin(25 * MIB)).status).toBe(200);
    expect((await begin(25 * MIB)).status).toBe(409);
    const idle = new Date(app.clock.now().getTime() - HOUR - 1);
    await app.db.update(uploads).set({ progressAt: idle }).where(eq(uploads.ownerId, student.id));
    expect((await begin(25 * MIB)).status).toBe(200);
  });

  test('may be one larger file, and then nothing beside it', async () => {
    const tutor = senderOf(await signIn(app, { role: 'tutor' }));
    const video = { name: 'lesson.mp4', size: 500 * MIB, use: 'video' };
    expect((await tutor.begin(randomUUID(), video)).status).toBe(200);
    expect(await codeOf(await tutor.begin(randomUUID(), video))).toEqual([409, 'upload.quota']);
  });

  test('is at most 1 GiB with what was sent within a day and used for nothing', async () => {
    const { id } = await addFile(app, student.id);
    await app.db
      .update(files)
      .set({ size: 1024 * MIB, createdAt: app.clock.now() })
      .where(eq(files.id, id));
    expect(await codeOf(await begin(PDF.length))).toEqual([409, 'upload.quota']);
    await app.db
      .update(files)
      .set({ size: 1024 * MIB - PDF.length })
      .where(eq(files.id, id));
    expect((await begin(PDF.length)).status).toBe(200);
  });

  test('can be stopped by its sender alone: its parts go at once', async () => {
    const id = randomUUID();
    await begin(PDF.length, id);
    const before = partFiles();
    await sender.part(id, 1, PDF);
    const stranger = await signIn(app, { role: 'student' });
    expect((await stranger.call('DELETE', `/api/uploads/${id}`)).status).toBe(404);
    expect(partFiles()).toBe(before + 1);
    expect((await student.call('DELETE', `/api/uploads/${id}`)).status).toBe(200);
    expect(partFiles()).toBe(before);
    expect((await sender.finish(id)).status).toBe(404);
  });

  test('stays a file where it is put together when it is stopped', async () => {
    const id = randomUUID();
    await sender.send(PDF, { id, use: 'homework' });
    expect((await student.call('DELETE', `/api/uploads/${id}`)).status).toBe(200);
    expect(await app.db.$count(files, eq(files.id, id))).toBe(1);
  });
});

describe('turns between people (R613)', () => {
  test('a child’s photo is drawn before what one person has sent before it, who is told to wait', async () => {
    const large = await plain(2500, 2500).jpeg().toBuffer();
    const child = senderOf(await signIn(app, { role: 'student' }));
    const sent = async (by: typeof sender, bytes: Buffer) => {
      const id = randomUUID();
      await by.begin(id, { name: 'page.jpg', size: bytes.length, use: 'homework' });
      await by.part(id, 1, bytes);
      return id;
    };
    const many: string[] = [];
    for (let n = 0; n < 12; n++) many.push(await sent(sender, large));
    const own = await sent(child, await plain(400, 300).jpeg().toBuffer());
    const order: string[] = [];
    const attack = many.map(async id => {
      const answer = await sender.finish(id);
      if (answer.status === 429) expect(answer.headers.get('retry-after')).toBe('5');
      order.push(answer.status === 429 ? 'told to wait' : 'drawn');
    });
    await child.finish(own).then(({ status }) => order.push(`child ${status}`));
    await Promise.all(attack);
    expect(order.filter(outcome => outcome === 'told to wait')).toHaveLength(3);
    expect(order).toContain('child 201');
    // One of the other's is under way when it comes, and takes the other place.
    expect(order.filter(outcome => outcome !== 'told to wait').indexOf('child 201')).toBeLessThanOrEqual(1);
  });

  test('of one person two parts arrive at a time and eight wait; somebody else’s arrives meanwhile', async () => {
    const id = randomUUID();
    await begin(PDF.length, id);
    const held: ReadableStreamDefaultController[] = [];
    const slow = () =>
      app.fetch(`/api/uploads/${id}/parts/1`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${student.token}` },
        body: new ReadableStream({ start: controller => void held.push(controller) }),
        duplex: 'half',
      } as RequestInit);
    const all = Array.from({ length: 12 }, slow);
    const answered = await Promise.all([Promise.race(all), Promise.race(all.slice().reverse())]);
    for (const { status } of answered) expect(status).toBe(429);
    const other = senderOf(await signIn(app, { role: 'student' }));
    expect((await other.send(PDF, { use: 'homework' })).status).toBe(201);
    for (const controller of held) controller.error(new Error('gone'));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter(status => status === 429)).toHaveLength(2);
  });
});

describe('the disk (R614)', () => {
  test('keeps what is to be left free of it: nothing is taken that would leave less', async () => {
    const full = await createTestApp({ beside: app, env: { DISK_LEFT_FREE_MB: '99999999' } });
    const id = randomUUID();
    await begin(PDF.length, id);
    const headers = { authorization: `Bearer ${student.token}` };
    const part = { method: 'PUT', headers, body: Uint8Array.from(PDF) };
    expect((await full.fetch(`/api/uploads/${id}/parts/1`, part)).status).toBe(503);
    await full.close();
    expect((await sender.part(id, 1, PDF)).status).toBe(200);
  });

  test('is not taken by files under way for more than a fifth, whoever sends them', async () => {
    const { blocks, bsize } = await statfs(app.config.dataDir);
    const hoard = Math.floor((blocks * bsize) / 5 / (500 * MIB)) + 1;
    const { id: ownerId } = await signIn(app, { role: 'tutor' });
    const many = Array.from({ length: hoard }, () => ({
      id: randomUUID(),
      ownerId,
      use: 'video' as const,
      name: 'long.mp4',
      size: 500 * MIB,
    }));
    await app.db.execute(sql`alter table uploads disable trigger refuse_greedy_upload`);
    await app.db.insert(uploads).values(many);
    await app.db.execute(sql`alter table uploads enable trigger refuse_greedy_upload`);
    expect(await codeOf(await begin(PDF.length))).toEqual([503, 'service.unavailable']);
    await app.db.delete(uploads).where(eq(uploads.ownerId, ownerId));
    expect((await begin(PDF.length)).status).toBe(200);
  });
});
