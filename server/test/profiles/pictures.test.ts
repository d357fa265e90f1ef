import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldPictures } from '#people/profiles/cleanup-pictures.ts';
import { auditLog } from '#schema/academy.ts';
import { files } from '#schema/files.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { lookAt, photo, plain, SECRET } from '#test/photo.ts';

let app: TestApp;
let tutor: Person;
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } });
  tutor = await signIn(app, { role: 'tutor' });
});
afterAll(() => app.close());

interface Own {
  readonly profile: {
    readonly version: number;
    readonly picture: { readonly large: string; readonly small: string } | null;
  };
}
const me = async (who: Person) => (await (await who.call('GET', '/api/me')).json()) as Own;
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
const folder = () => join(app.config.dataDir, 'files/pictures');

async function send(who: Person, body: Uint8Array, query = '', version?: number) {
  return app.fetch(`/api/me/picture${query}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${who.token}`,
      'if-match': `"${version ?? (await me(who)).profile.version}"`,
    },
    body: new Uint8Array(body),
  });
}

const show = (address: string | undefined) => app.fetch(address ?? '/api/pictures/none');

const shownBytes = async (address: string | undefined) =>
  Buffer.from(await (await show(address)).arrayBuffer());

describe('a picture', () => {
  test('is kept as a square in two sizes, without anything that the file said of itself', async () => {
    for (const original of [
      await photo().jpeg().toBuffer(),
      await photo().png().toBuffer(),
      await photo().webp().toBuffer(),
    ]) {
      expect(original.includes(SECRET)).toBe(true);
      const answer = await send(tutor, original);
      expect(answer.status).toBe(200);
      const { picture } = ((await answer.json()) as Own).profile;
      for (const [address, side] of [
        [picture?.large, 512],
        [picture?.small, 128],
      ] as const) {
        const shown = await show(address);
        expect(shown.headers.get('content-type')).toBe('image/webp');
        const bytes = Buffer.from(await shown.arrayBuffer());
        expect(bytes.includes(SECRET)).toBe(false);
        expect(await lookAt(bytes)).toMatchObject({ width: side, height: side, written: [] });
      }
    }
  });

  test('is the square that was asked for, of the picture as it is seen', async () => {
    const original = await photo().jpeg().toBuffer();
    await send(tutor, original, '?left=0&top=100&side=200');
    const left = await lookAt(await shownBytes((await me(tutor)).profile.picture?.large));
    expect(left.halves).toEqual(['red', 'red']);
    // A camera that was held upside down: what was red on the left is seen on the right.
    const turned = await photo().withMetadata({ orientation: 3 }).jpeg().toBuffer();
    await send(tutor, turned);
    const seen = await lookAt(await shownBytes((await me(tutor)).profile.picture?.large));
    expect(seen.halves).toEqual(['blue', 'red']);
  });

  test('that stands on its side is measured as it is seen', async () => {
    const upright = await plain(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await send(tutor, upright, '?left=0&top=200&side=100')).status).toBe(200);
    expect((await send(tutor, upright, '?left=200&top=0&side=100')).status).toBe(422);
  });

  test('of which several follow one another is its first', async () => {
    const frames = Buffer.concat([await plain(80, 80).raw().toBuffer(), Buffer.alloc(80 * 80 * 3)]);
    const animated = await sharp(frames, {
      raw: { width: 80, height: 160, channels: 3, pageHeight: 80 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await send(tutor, animated)).status).toBe(200);
    const shown = await lookAt(await shownBytes((await me(tutor)).profile.picture?.large));
    expect(shown.pages).toBe(1);
  });

  test('has an address of its own each time, and the one before ends', async () => {
    const original = await plain(100, 100).png().toBuffer();
    await send(tutor, original);
    const before = (await me(tutor)).profile.picture;
    await send(tutor, original);
    const after = (await me(tutor)).profile.picture;
    expect(after?.large).not.toBe(before?.large);
    expect((await show(before?.large)).status).toBe(404);
    expect((await show(before?.small)).status).toBe(404);
    expect((await show(after?.large)).status).toBe(200);
    expect(await app.db.$count(files, eq(files.ownerId, tutor.id))).toBe(1);
  });

  test('is shown in our own pages only, and kept by nobody on the way', async () => {
    await send(tutor, await plain(100, 100).png().toBuffer());
    const { headers } = await show((await me(tutor)).profile.picture?.small);
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(/^inline;/);
  });

  test('is told to the person, to administrators and to a student’s tutors', async () => {
    const admin = await signIn(app, { role: 'admin' });
    const student = await signIn(app, { role: 'student', name: 'Zaid' });
    await assign(app, tutor.id, student.id, admin.id);
    await send(student, await plain(100, 100).png().toBuffer());
    const { picture } = (await me(student)).profile;
    const told = async (who: Person, path: string) => (await who.call('GET', path)).json();
    expect(await told(admin, `/api/profiles/${student.id}`)).toMatchObject({ profile: { picture } });
    expect(await told(admin, '/api/profiles?q=zaid')).toMatchObject({ items: [{ picture }] });
    expect(await told(tutor, `/api/students/${student.id}`)).toMatchObject({ picture });
    expect(await told(tutor, '/api/students')).toMatchObject({ items: [{ picture }] });
    const own = `/rest/v1/profiles?select=picture&id=eq.${student.id}`;
    expect(await told(student, own)).toEqual([{ picture: picture?.small }]);
  });

  test('leaves a line, and so does taking it away', async () => {
    const somebody = await signIn(app, { role: 'student' });
    await send(somebody, await plain(100, 100).png().toBuffer());
    const { version, picture } = (await me(somebody)).profile;
    const removed = await somebody.call('DELETE', '/api/me/picture', { version });
    expect(await removed.json()).toMatchObject({ profile: { picture: null, version: version + 1 } });
    expect((await show(picture?.large)).status).toBe(404);
    const lines = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.targetId, somebody.id), eq(auditLog.noun, 'profiles')));
    expect(lines.map(({ action }) => action)).toEqual(['profile.picture-set', 'profile.picture-removed']);
    const again = await somebody.call('DELETE', '/api/me/picture', { version: version + 1 });
    expect(await again.json()).toMatchObject({ profile: { version: version + 1 } });
  });
});

describe('refused, with nothing changed, is', () => {
  /** Says that it is 30,000 by 30,000, in a few hundred bytes. */
  const bomb = async () => {
    const png = await plain(100, 100).png().toBuffer();
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    return png;
  };
  test.each([
    [
      'a file of another kind',
      async () => Buffer.from('%PDF-1.7 not a picture'),
      422,
      'profile.picture-kind',
    ],
    [
      'a drawing that may hold script',
      async () => Buffer.from('<svg xmlns="x"/>'),
      422,
      'profile.picture-kind',
    ],
    ['nothing', async () => Buffer.alloc(0), 422, 'profile.picture-kind'],
    [
      'half a picture',
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900),
      422,
      'profile.picture-kind',
    ],
    [
      'noise that begins like a picture',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(500)]),
      422,
      'profile.picture-kind',
    ],
    ['what would be far larger once it is decoded', bomb, 422, 'profile.picture-size'],
    ['a picture too small to see', () => plain(63, 200).png().toBuffer(), 422, 'profile.picture-size'],
    ['more than 8 MiB', async () => Buffer.alloc(8 * 1024 * 1024 + 1), 413, 'input.too-large'],
  ])('%s', async (_what, bytes, status, code) => {
    const before = await me(tutor);
    const answer = await send(tutor, await bytes());
    expect({ status: answer.status, code: (await errorOf(answer)).code }).toEqual({ status, code });
    expect(await me(tutor)).toEqual(before);
  });

  test('a square that reaches beyond the picture', async () => {
    const answer = await send(tutor, await plain(100, 100).png().toBuffer(), '?left=50&top=0&side=64');
    expect(await errorOf(answer)).toMatchObject({ code: 'input.invalid', field: 'side' });
  });

  test('what was sent over a profile that has changed meanwhile', async () => {
    const answer = await send(tutor, await plain(100, 100).png().toBuffer(), '', 999);
    expect(answer.status).toBe(412);
  });
});

test('a picture that nobody has is not there', async () => {
  for (const address of [`/api/pictures/${randomUUID()}`, '/api/pictures/x/small']) {
    expect((await show(address)).status).toBe(404);
  }
});

test('another file of somebody’s is not shown as their picture, wherever its bytes lie', async () => {
  const id = randomUUID();
  const values = { name: 'essay.webp', mediaType: 'image/webp', size: 1, sha256: randomBytes(32) };
  await app.db.insert(files).values({ id, ownerId: tutor.id, storageKey: `pictures/${id}`, ...values });
  writeFileSync(join(folder(), `${id}-large`), 'x');
  expect((await show(`/api/pictures/${id}`)).status).toBe(404);
});

test('what is nobody’s picture any more goes from the disk after a day', async () => {
  const yesterday = new Date(app.clock.now().getTime() - 86_400_001);
  await send(tutor, await plain(100, 100).png().toBuffer());
  for (const name of readdirSync(folder())) utimesSync(join(folder(), name), yesterday, yesterday);
  const keptId = (await me(tutor)).profile.picture?.large.split('/').at(-1);
  await deleteOldPictures(app.files)(app.db, app.clock.now());
  const kept = readdirSync(folder());
  expect(kept.filter(name => name.startsWith(keptId ?? ''))).toHaveLength(2);
  // Beside hers, the one of the student above.
  expect(kept).toHaveLength(4);
});

test('what was sent lies nowhere once the picture is made', () => {
  expect(readdirSync(join(app.config.dataDir, 'files/uploads'))).toEqual([]);
});

test('thirty pictures an hour are enough for anybody', async () => {
  const strict = await createTestApp();
  const somebody = await signIn(strict, { role: 'student' });
  const ask = () => somebody.call('PUT', '/api/me/picture', { version: 1, body: '' });
  for (let n = 0; n < 30; n += 1) expect((await ask()).status).toBe(422);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.close();
});
