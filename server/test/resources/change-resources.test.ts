import { randomUUID } from 'node:crypto';
import type { ResourcePage } from '@bayan/domain/resources/resources.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { files } from '#schema/files.ts';
import { resources } from '#schema/teaching.ts';
import { deleteRemovedResources } from '#teaching/resources/delete-removed-resources.ts';
import { addFile, aPicture, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { codeOf, libraryOf, MP4, PDF } from './library.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let other: Person;
let library: ReturnType<typeof libraryOf>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor' });
  other = await signIn(app, { role: 'tutor' });
  library = libraryOf(tutor);
});
afterAll(() => app.close());

const linesAbout = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.targetId, id))).map(({ action }) => action).sort();
const URL = 'https://learn.example/phonics';

describe('a resource is added (R170)', () => {
  test('as a link, which has an address and no file', async () => {
    const answer = await library.add({ url: URL, grade: 'Years 4 to 9', description: 'Sounds\nand letters' });
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as { id: string };
    expect(made).toMatchObject({
      url: URL,
      file: null,
      grade: 'Years 4 to 9',
      uploadedBy: { id: tutor.id },
      version: 1,
    });
    expect(await linesAbout(made.id)).toEqual(['resource.added']);
  });

  test('with a file that was sent before, which is then nobody else’s', async () => {
    const fileId = randomUUID();
    await library.send(PDF, { id: fileId, name: 'sounds.pdf', use: 'document' });
    const form = { type: 'worksheet', fileId };
    expect(await (await library.add(form)).json()).toMatchObject({
      type: 'worksheet',
      url: null,
      file: { name: 'sounds.pdf', mediaType: 'application/pdf', size: PDF.length },
    });
    expect(await codeOf(await library.add(form))).toEqual([422, 'resource.file']);
  });

  test('with one file, of which only one is made where two ask at once', async () => {
    const fileId = randomUUID();
    await library.send(PDF, { id: fileId, use: 'document' });
    const answers = await Promise.all([1, 2, 3].map(() => library.add({ type: 'document', fileId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test('never with somebody else’s file, or with one that is not there', async () => {
    const { id: theirs } = await addFile(app, other.id);
    for (const fileId of [theirs, randomUUID()])
      expect(await codeOf(await library.add({ type: 'document', fileId }))).toEqual([422, 'resource.file']);
  });

  test('never with one’s own picture', async () => {
    const sent = await tutor.call('PUT', '/api/me/picture', { body: await aPicture(), version: 1 });
    const { profile } = (await sent.json()) as { profile: { picture: { large: string } } };
    const fileId = profile.picture.large.split('/').at(-1);
    expect(await codeOf(await library.add({ type: 'document', fileId }))).toEqual([422, 'resource.file']);
  });

  test('only as what its file is', async () => {
    const [video, document] = [randomUUID(), randomUUID()];
    await library.send(MP4, { id: video, use: 'video' });
    await library.send(PDF, { id: document, use: 'document' });
    expect(await codeOf(await library.add({ type: 'document', fileId: video }))).toEqual([
      422,
      'resource.file-kind',
    ]);
    expect(await codeOf(await library.add({ type: 'video', fileId: document }))).toEqual([
      422,
      'resource.file-kind',
    ]);
    expect((await library.add({ type: 'video', fileId: video })).status).toBe(201);
  });

  test.each([
    ['a link without an address', {}, 'url', 'required'],
    ['a link with a file', { url: URL, fileId: randomUUID() }, 'fileId', 'unknown'],
    ['a link that is not https', { url: 'http://learn.example' }, 'url', 'format'],
    ['a script for an address', { url: 'javascript:alert(1)' }, 'url', 'format'],
    ['a document without a file', { type: 'document' }, 'fileId', 'required'],
    ['a document with an address', { type: 'document', fileId: randomUUID(), url: URL }, 'url', 'unknown'],
    ['a title that is too long', { url: URL, title: 'x'.repeat(201) }, 'title', 'too-long'],
    ['a subject that is not taught', { url: URL, subject: 'Alchemy' }, 'subject', 'not-offered'],
    ['a grade of two lines', { url: URL, grade: 'Year 4\nYear 5' }, 'grade', 'characters'],
  ])('not as %s', async (_what, form, field, problem) => {
    const answer = await library.add(form);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { issues: [{ field, problem }] } });
  });
});

describe('a resource is changed', () => {
  test('by its owner and by administrators, each line with its version', async () => {
    const { id } = (await (await library.add({ url: URL })).json()) as { id: string };
    const path = `/api/resources/${id}`;
    const changed = await tutor.call('PATCH', path, {
      body: { title: 'Sounds', isPublic: false },
      version: 1,
    });
    expect(await changed.json()).toMatchObject({ title: 'Sounds', isPublic: false, url: URL, version: 2 });
    const byAdmin = await admin.call('PATCH', path, { body: { url: `${URL}/2` }, version: 2 });
    expect(await byAdmin.json()).toMatchObject({ title: 'Sounds', url: `${URL}/2`, version: 3 });
    const stale = await tutor.call('PATCH', path, { body: { title: 'Late' }, version: 2 });
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({ error: { current: { title: 'Sounds', version: 3 } } });
    expect(await linesAbout(id)).toEqual(['resource.added', 'resource.changed', 'resource.changed']);
  });

  test('not by another tutor, whether she sees it or not: to her it is not hers to change', async () => {
    for (const isPublic of [true, false]) {
      const { id } = (await (await library.add({ url: URL, isPublic })).json()) as { id: string };
      const path = `/api/resources/${id}`;
      for (const [method, body] of [
        ['PATCH', { title: 'Mine' }],
        ['DELETE', undefined],
      ] as const)
        expect(await codeOf(await other.call(method, path, { body, version: 1 }))).toEqual([
          404,
          'not-found',
        ]);
    }
  });

  test('never into a link where it is a file', async () => {
    const { id } = await library.addFiled();
    const answer = await tutor.call('PATCH', `/api/resources/${id}`, { body: { url: URL }, version: 1 });
    expect(await answer.json()).toMatchObject({ error: { issues: [{ field: 'url', problem: 'unknown' }] } });
  });
});

describe('a resource that was retired (R835)', () => {
  test('leaves the tutors’ list and counts, stays open to who has it, and comes back', async () => {
    const { id } = await library.addFiled();
    const path = `/api/resources/${id}`;
    const address = await library.link(id);
    const listed = async (person: Person, query = '') =>
      (await (await person.call('GET', `/api/resources${query}`)).json()) as ResourcePage;
    const idsOf = ({ items }: ResourcePage) => items.map(each => each.id);
    const before = (await listed(tutor)).counts.total;
    const retired = await admin.call('PATCH', path, { body: { isRetired: true }, version: 1 });
    expect(await retired.json()).toMatchObject({ retiredAt: app.clock.now().toISOString(), version: 2 });
    for (const person of [tutor, other, admin]) expect(idsOf(await listed(person))).not.toContain(id);
    expect((await listed(tutor)).counts.total).toBe(before - 1);
    expect(idsOf(await listed(admin, '?shelf=retired'))).toEqual([id]);
    expect(idsOf(await listed(admin, '?shelf=shared'))).not.toContain(id);
    expect((await other.call('GET', path)).status).toBe(200);
    expect((await app.fetch(address)).status).toBe(200);
    const back = await admin.call('PATCH', path, { body: { isRetired: false }, version: 2 });
    expect(await back.json()).toMatchObject({ retiredAt: null, version: 3 });
    expect(idsOf(await listed(other))).toContain(id);
    expect(await linesAbout(id)).toEqual(['resource.added', 'resource.restored', 'resource.retired']);
  });

  test('only by an admin: tutors have one library and no shelves', async () => {
    const { id } = (await (await library.add({ url: URL })).json()) as { id: string };
    const path = `/api/resources/${id}`;
    const answer = await tutor.call('PATCH', path, { body: { isRetired: true }, version: 1 });
    expect(await codeOf(answer)).toEqual([403, 'access.role']);
    expect(await codeOf(await tutor.call('GET', '/api/resources?shelf=private'))).toEqual([
      403,
      'access.role',
    ]);
  });

  test('is told apart in the file of the library, with how many use it (R837)', async () => {
    const { id } = (await (await library.add({ url: URL, title: 'Old, worn' })).json()) as { id: string };
    await other.call('POST', `/api/resources/${id}/opens`);
    await admin.call('PATCH', `/api/resources/${id}`, { body: { isRetired: true }, version: 1 });
    const file = await admin.call('GET', '/api/resources/export?shelf=retired&q=worn');
    const [head, line, end] = (await file.text()).split('\r\n');
    expect(head).toBe('Title,Type,Subject,Grade,Owner,Visibility,Opened,People,Added,Retired');
    expect(line).toMatch(/^"Old, worn",link,English,,[^,]+,public,1,1,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/);
    expect(end).toBe('');
  });
});

describe('a resource that was removed (R186)', () => {
  test('is gone from the list, by its id and under its address at once', async () => {
    const { id } = await library.addFiled();
    const address = await library.link(id);
    expect((await app.fetch(address)).status).toBe(200);
    expect((await tutor.call('DELETE', `/api/resources/${id}`)).status).toBe(428);
    const removed = await tutor.call('DELETE', `/api/resources/${id}`, { version: 1 });
    expect(await removed.json()).toEqual({ id, version: 2 });
    expect((await tutor.call('GET', `/api/resources/${id}`)).status).toBe(404);
    expect((await app.fetch(address)).status).toBe(404);
    expect(await (await admin.call('GET', '/api/resources')).text()).not.toContain(id);
    expect((await tutor.call('DELETE', `/api/resources/${id}`, { version: 2 })).status).toBe(404);
    expect(await linesAbout(id)).toEqual(['resource.added', 'resource.removed']);
  });

  const restore = (who: Person, id: string, version: number) =>
    who.call('POST', `/api/resources/${id}/restore`, { version });

  test('comes back with its file and its addresses for who removed it', async () => {
    const { id } = await library.addFiled();
    const address = await library.link(id);
    const before = (await (await tutor.call('GET', '/api/resources')).json()) as ResourcePage;
    expect((await restore(tutor, id, 1)).status).toBe(404);
    await tutor.call('DELETE', `/api/resources/${id}`, { version: 1 });
    expect((await restore(tutor, id, 1)).status).toBe(412);
    const back = await restore(tutor, id, 2);
    expect(back.status).toBe(200);
    expect(await back.json()).toMatchObject({ id, file: { name: 'lesson.pdf' }, version: 3 });
    expect((await app.fetch(address)).status).toBe(200);
    const after = (await (await tutor.call('GET', '/api/resources')).json()) as ResourcePage;
    expect(after.counts).toEqual(before.counts);
    expect(after.items.map(each => each.id)).toContain(id);
    expect((await restore(tutor, id, 3)).status).toBe(404);
    expect(await linesAbout(id)).toEqual(['resource.added', 'resource.removal-undone', 'resource.removed']);
    await deleteRemovedResources(app.files)(app.db, new Date(app.clock.now().getTime() + 31 * 86_400_000));
    expect((await tutor.call('GET', `/api/resources/${id}`)).status).toBe(200);
  });

  test('comes back for nobody else, and not after a minute', async () => {
    const { id } = await library.addFiled();
    await admin.call('DELETE', `/api/resources/${id}`, { version: 1 });
    expect((await restore(other, id, 2)).status).toBe(404);
    expect(await codeOf(await restore(tutor, id, 2))).toEqual([409, 'resource.undo-over']);
    const removedAt = app.clock.now();
    app.clock.set(new Date(removedAt.getTime() + 60_001));
    expect(await codeOf(await restore(admin, id, 2))).toEqual([409, 'resource.undo-over']);
    app.clock.set(new Date(removedAt.getTime() + 60_000));
    expect((await restore(admin, id, 2)).status).toBe(200);
    app.clock.set(removedAt);
  });

  test('is erased after 30 days with its file, and a line stays', async () => {
    const { id, fileId } = await library.addFiled();
    const [row] = await app.db.select().from(files).where(eq(files.id, fileId));
    await tutor.call('DELETE', `/api/resources/${id}`, { version: 1 });
    const tidy = (ms: number) =>
      deleteRemovedResources(app.files)(app.db, new Date(app.clock.now().getTime() + ms));
    const THIRTY_DAYS = 30 * 86_400_000;
    await tidy(THIRTY_DAYS);
    expect(await app.db.$count(resources, eq(resources.id, id))).toBe(1);
    await tidy(THIRTY_DAYS + 1);
    expect(await app.db.$count(resources, eq(resources.id, id))).toBe(0);
    expect(await app.db.$count(files, eq(files.id, fileId))).toBe(0);
    await expect(app.files.open(row?.storageKey ?? '')).rejects.toThrow();
    expect(await linesAbout(id)).toEqual(['resource.added', 'resource.erased', 'resource.removed']);
  });
});
