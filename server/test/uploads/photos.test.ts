import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '#schema/files.ts';
import { type Person, signIn } from '#test/builders.ts';
import { officeFile } from '#test/files/zip.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { lookAt, photo, plain, SECRET } from '#test/photo.ts';
import { codeOf, MP4, PDF } from '#test/resources/library.ts';
import { senderOf } from './sender.ts';

let app: TestApp;
let student: Person;
let tutor: Person;
beforeAll(async () => {
  app = await createTestApp();
  student = await signIn(app, { role: 'student' });
  tutor = await signIn(app, { role: 'tutor' });
});
afterAll(() => app.close());

const handIn = (bytes: Uint8Array, name: string, id = randomUUID()) =>
  senderOf(student).send(bytes, { id, name, use: 'homework' });
async function kept(bytes: Uint8Array, name = 'IMG 0001.png') {
  const answer = await handIn(bytes, name);
  const file = (await answer.json()) as { id: string; name: string; mediaType: string; size: number };
  const [row] = await app.db.select().from(files).where(eq(files.id, file.id));
  return { file, bytes: await buffer(await app.files.open(row?.storageKey ?? '')) };
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a photo in %s is drawn anew as a JPEG, without a word about where and when it was taken (R393)',
  async format => {
    const sent = await photo().toFormat(format).toBuffer();
    expect(sent.includes(SECRET)).toBe(true);
    const { file, bytes } = await kept(sent, `الصفحة 1.${format}`);
    expect(file).toMatchObject({ name: 'الصفحة 1.jpg', mediaType: 'image/jpeg', size: bytes.length });
    expect(bytes.includes(SECRET)).toBe(false);
    expect(await lookAt(bytes)).toEqual({
      width: 400,
      height: 300,
      pages: 1,
      halves: ['red', 'blue'],
      written: [],
    });
  },
);

test('a photo that the camera held on its side stands upright', async () => {
  const sent = await photo().withMetadata({ orientation: 3 }).jpeg().toBuffer();
  expect(await lookAt((await kept(sent)).bytes)).toMatchObject({ halves: ['blue', 'red'] });
  const turned = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await lookAt((await kept(turned)).bytes)).toMatchObject({ width: 300, height: 400 });
});

test('its longest side has 2560 pixels at most, and a small one stays as small as it is', async () => {
  const wide = await plain(4000, 1000).jpeg().toBuffer();
  expect(await lookAt((await kept(wide)).bytes)).toMatchObject({ width: 2560, height: 640 });
  const high = await plain(500, 3000).png().toBuffer();
  expect(await lookAt((await kept(high)).bytes)).toMatchObject({ width: 427, height: 2560 });
  expect(await lookAt((await kept(await plain(20, 10).webp().toBuffer())).bytes)).toMatchObject({
    width: 20,
  });
});

test('a photo of more than 64 million pixels is refused before it is decoded', async () => {
  const vast = await plain(16_001, 4000).png({ compressionLevel: 9 }).toBuffer();
  expect(await codeOf(await handIn(vast, 'vast.png'))).toEqual([422, 'file.pixels']);
});

test.each([
  ['the beginning of a photo alone', Buffer.from('\xff\xd8\xff\xe0 not a photo', 'latin1')],
  ['a video', MP4],
  ['a program', Buffer.from('MZ\x90')],
])('%s is no homework', async (_what, bytes) => {
  expect(await codeOf(await handIn(bytes, 'work.jpg'))).toEqual([422, 'file.kind']);
});

test('documents stay as they are, byte for byte', async () => {
  expect((await kept(PDF, 'essay.pdf')).bytes).toEqual(PDF);
  const essay = officeFile('docx');
  expect((await kept(essay, 'essay.docx')).bytes).toEqual(essay);
});

test('a photo for a resource stays as it is too', async () => {
  const sent = await photo().jpeg().toBuffer();
  const answer = await senderOf(tutor).send(sent, { name: 'board.jpg', use: 'document' });
  expect(await answer.json()).toMatchObject({ size: sent.length });
});
