import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#schema/academy.ts';
import { profiles, tutors } from '#schema/people.ts';
import { resources } from '#schema/teaching.ts';
import { addResource, type Person, signIn } from '#test/builders.ts';
import { officeFile } from '#test/files/zip.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { PATIENCE } from '#test/patience.ts';
import { codeOf, libraryOf, MP4, PDF } from './library.ts';

let app: TestApp;
let owner: Person;
let tutor: Person;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'tutor' });
});
afterAll(() => app.close());
beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor' });
  ({ id } = await libraryOf(owner).addFiled(PDF, { name: 'الدرس "الأول".pdf' }));
});
const link = (use: 'view' | 'download' = 'view') => libraryOf(tutor).link(id, use);
const allowDownloads = (allowResourceDownloads: boolean) =>
  app.db.update(settings).set({ allowResourceDownloads });

describe('the address of a file (R183)', () => {
  test('works without a sign-in for an hour, and not a second longer', async () => {
    const answer = await tutor.call('POST', `/api/resources/${id}/link`, { body: { use: 'view' } });
    const { url, expiresAt } = (await answer.json()) as { url: string; expiresAt: string };
    expect(Date.parse(expiresAt) - app.clock.now().getTime()).toBe(3_600_000);
    app.clock.advance(3_599_999);
    expect((await app.fetch(url)).status).toBe(200);
    app.clock.advance(1);
    expect((await app.fetch(url)).status).toBe(404);
    app.clock.advance(-3_600_000);
  });

  test('is good for nothing else: no other file, person, use or time', async () => {
    const [url, { fileId }] = [await link(), await libraryOf(owner).addFiled()];
    const { searchParams: right, pathname } = new URL(url, 'http://academy.example');
    for (const [name, value] of [
      ['viewer', owner.id],
      ['use', 'download'],
      ['expires', String(Number(right.get('expires')) + 1)],
      ['signature', `${right.get('signature')?.slice(0, -1)}_`],
      ['signature', ''],
    ] as const) {
      const query = new URLSearchParams(right);
      query.set(name, value);
      expect(await codeOf(await app.fetch(`${pathname}?${query}`))).toEqual([404, 'not-found']);
    }
    expect(await codeOf(await app.fetch(`/api/files/${fileId}?${right}`))).toEqual([404, 'not-found']);
    expect((await app.fetch(pathname)).status).toBe(422);
  });

  test.each([
    [
      'is deactivated',
      () => app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, tutor.id)),
    ],
    [
      'is a student now',
      () => app.db.update(profiles).set({ role: 'student' }).where(eq(profiles.id, tutor.id)),
    ],
    [
      'has no role any more',
      () => app.db.update(profiles).set({ role: null }).where(eq(profiles.id, tutor.id)),
    ],
    [
      'waits for approval',
      () => app.db.update(tutors).set({ approvedAt: null }).where(eq(tutors.profileId, tutor.id)),
    ],
    [
      'may not see it any more',
      () => app.db.update(resources).set({ isPublic: false }).where(eq(resources.id, id)),
    ],
  ])('dies at once when its viewer %s', async (_what, change) => {
    const url = await link();
    expect((await app.fetch(url)).status).toBe(200);
    await change();
    expect((await app.fetch(url)).status).toBe(404);
  });

  test('is written for nobody who may not see the resource, and for no link', async () => {
    await app.db.update(resources).set({ isPublic: false }).where(eq(resources.id, id));
    const ask = (person: Person, of: string) =>
      person.call('POST', `/api/resources/${of}/link`, { body: { use: 'view' } });
    expect(await codeOf(await ask(tutor, id))).toEqual([404, 'not-found']);
    const plain = await addResource(app, { uploadedBy: tutor.id });
    expect(await codeOf(await ask(tutor, plain.id))).toEqual([409, 'resource.no-file']);
  });

  test('for a download is neither written nor honoured while the academy allows none (R174)', async () => {
    const [url, view] = [await link('download'), await link('view')];
    await allowDownloads(false);
    const refused = await tutor.call('POST', `/api/resources/${id}/link`, { body: { use: 'download' } });
    expect(await codeOf(refused)).toEqual([403, 'resource.downloads-off']);
    expect(await codeOf(await app.fetch(url))).toEqual([403, 'resource.downloads-off']);
    expect((await app.fetch(view)).status).toBe(200);
    expect((await app.fetch(await link('view'))).status).toBe(200);
    await allowDownloads(true);
    expect((await app.fetch(url)).status).toBe(200);
  });

  test('to view what browsers only save is a download', async () => {
    const own = libraryOf(tutor);
    const { id: essay } = await own.addFiled(officeFile('docx'), { name: 'essay.docx' });
    const view = await own.link(essay, 'view');
    expect((await app.fetch(view)).headers.get('content-disposition')).toMatch(/^attachment/);
    await allowDownloads(false);
    const refused = await tutor.call('POST', `/api/resources/${essay}/link`, { body: { use: 'view' } });
    expect(await codeOf(refused)).toEqual([403, 'resource.downloads-off']);
    expect(await codeOf(await app.fetch(view))).toEqual([403, 'resource.downloads-off']);
    await allowDownloads(true);
  });
});

describe('a file is sent', () => {
  const headersOf = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await app.fetch(url, { headers, method });
    return {
      answer,
      status: answer.status,
      text: await answer.text(),
      get: (name: string) => answer.headers.get(name),
    };
  };
  const etag = `"${createHash('sha256').update(PDF).digest('hex')}"`;

  test('as what it is, under its name, in a way that lets nothing run', async () => {
    const found = await headersOf(await link());
    expect(found.text).toBe(PDF.toString());
    expect(found.get('content-type')).toBe('application/pdf');
    expect(found.get('x-content-type-options')).toBe('nosniff');
    expect(found.get('cache-control')).toBe('private, max-age=3600');
    expect(found.get('etag')).toBe(etag);
    expect(found.get('content-length')).toBe(String(PDF.length));
    expect(found.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect(found.get('content-security-policy')).not.toContain('script-src');
    expect(found.get('content-disposition')).toBe(
      `inline; filename="_____ _____.pdf"; filename*=UTF-8''${encodeURIComponent('الدرس الأول.pdf')}`,
    );
    expect((await headersOf(await link('download'))).get('content-disposition')).toMatch(/^attachment; /);
  });

  test('in the part that was asked for', async () => {
    const url = await link();
    const part = await headersOf(url, { range: 'bytes=1-3' });
    expect([part.status, part.text]).toEqual([206, 'PDF']);
    expect(part.get('content-range')).toBe(`bytes 1-3/${PDF.length}`);
    expect(part.get('content-length')).toBe('3');
    expect((await headersOf(url, { range: 'bytes=-4' })).text).toBe(PDF.subarray(-4).toString());
    const none = await app.fetch(url, { headers: { range: `bytes=${PDF.length}-` } });
    expect(none.headers.get('content-range')).toBe(`bytes */${PDF.length}`);
    expect(await codeOf(none)).toEqual([416, 'file.range']);
    expect((await headersOf(url, { range: 'bytes=0-1,4-5' })).status).toBe(200);
  });

  test('in part only while it is still the same', async () => {
    const url = await link();
    expect((await headersOf(url, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await headersOf(url, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
  });

  test('not again to whoever has it, and not at all to whoever only asks about it', async () => {
    const url = await link();
    const same = await headersOf(url, { 'if-none-match': `"another", W/${etag}` });
    expect([same.status, same.text]).toEqual([304, '']);
    const about = await headersOf(url, {}, 'HEAD');
    expect([about.status, about.text, about.get('content-length')]).toEqual([200, '', String(PDF.length)]);
    expect((await headersOf(url, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  const openFiles = () => readdirSync('/proc/self/fd').length;
  test('and closed again when its reader has gone away', async () => {
    const video = Buffer.concat([MP4, Buffer.alloc(20_000_000)]);
    const { id: large } = await libraryOf(owner).addFiled(video, { type: 'video', name: 'long.mp4' });
    const url = (await app.listen()) + (await libraryOf(tutor).link(large));
    const before = openFiles();
    for (let n = 0; n < 20; n++) {
      const stop = new AbortController();
      const answer = await fetch(url, { signal: stop.signal });
      await answer.body?.getReader().read();
      stop.abort();
    }
    await expect.poll(openFiles, PATIENCE).toBeLessThanOrEqual(before + 3);
  });
});
