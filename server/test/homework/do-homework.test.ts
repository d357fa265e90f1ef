import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteUnclaimedFiles } from '#academy/files/cleanup-files.ts';
import { auditLog, recordReads, settings } from '#schema/academy.ts';
import { files } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';
import { homework, homeworkFiles } from '#schema/teaching.ts';
import { addFile, addHomework, type Person, signIn } from '#test/builders.ts';
import { officeFile } from '#test/files/zip.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { PDF } from '#test/resources/library.ts';
import { senderOf } from '#test/uploads/sender.ts';

const DAY = 86_400_000;
let app: TestApp;
let admin: Person;
let tutor: Person;
let other: Person;
let student: Person;
let sibling: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor' });
  other = await signIn(app, { role: 'tutor' });
  sibling = await signIn(app, { role: 'student' });
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await signIn(app, { role: 'student' });
});

type Values = Partial<Parameters<typeof addHomework>[1]>;
const give = async (values: Values = {}) =>
  (await addHomework(app, { tutorId: tutor.id, studentId: student.id, ...values })).id;
const versioned = (version?: number) => (version ? { version } : {});
const begin = (id: string, version?: number, who = student) =>
  who.call('POST', `/api/homework/${id}/begin`, versioned(version));
const submit = (id: string, body: object, version?: number, who = student) =>
  who.call('PUT', `/api/homework/${id}/submission`, { body, ...versioned(version) });
const grade = (id: string, version: number) =>
  tutor.call('POST', `/api/homework/${id}/grade`, { body: { grade: 'A' }, version });
const errorOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: Record<string, unknown> };
  return { status: answer.status, ...error };
};
const stored = async (id: string) => (await app.db.select().from(homework).where(eq(homework.id, id)))[0];
const actionsOn = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  );
const URL = 'https://work.example/essay';

async function sendWork(bytes: Uint8Array = PDF, name = 'essay.pdf', who = student): Promise<string> {
  const id = randomUUID();
  await senderOf(who).send(bytes, { id, name, use: 'homework' });
  return id;
}

describe('Mark In Progress (R154)', () => {
  test('turns assigned into in progress, for student and tutor, with its line in the audit', async () => {
    const id = await give();
    const answer = await begin(id, 1);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id, status: 'in-progress', version: 2 });
    expect(await (await tutor.call('GET', `/api/homework/${id}`)).json()).toMatchObject({
      status: 'in-progress',
    });
    expect(await actionsOn(id)).toEqual(['homework.begun']);
  });

  test.each(['in-progress', 'completed'] as const)('is refused where it is %s', async status => {
    const id = await give({ status });
    expect(await errorOf(await begin(id, 1))).toMatchObject({ status: 409, code: 'homework.begun' });
    expect(await stored(id)).toMatchObject({ status, version: 1 });
  });
});

describe('Submit Work (R145, R155)', () => {
  test.each(['assigned', 'in-progress'] as const)('with a link completes what is %s', async status => {
    const id = await give({ status });
    const answer = await submit(id, { url: ' https://work.example/essay ' }, 1);
    expect(answer.status).toBe(200);
    const handedIn = {
      status: 'completed',
      submission: { at: app.clock.now().toISOString(), url: URL, files: [] },
      version: 2,
    };
    expect(await answer.json()).toMatchObject(handedIn);
    expect(await (await tutor.call('GET', `/api/homework/${id}`)).json()).toMatchObject(handedIn);
    expect(await actionsOn(id)).toEqual(['homework.submitted']);
  });

  test('with files keeps them in their order, once each, also when it is late', async () => {
    const id = await give({ dueAt: new Date(app.clock.now().getTime() - DAY) });
    const [second, first] = [await sendWork(), await sendWork(officeFile('docx'), 'plan.docx')];
    const answer = await submit(id, { fileIds: [first, second, first] }, 1);
    expect(await answer.json()).toMatchObject({
      submission: {
        url: null,
        files: [
          { id: first, name: 'plan.docx' },
          { id: second, name: 'essay.pdf', mediaType: 'application/pdf', size: PDF.length },
        ],
      },
    });
  });

  test('again takes the place of what was there: some files stay, others go (R146)', async () => {
    const id = await give();
    const [kept, gone, added] = [await sendWork(), await sendWork(), await sendWork()];
    await submit(id, { url: URL, fileIds: [kept, gone] }, 1);
    app.clock.advance(60_000);
    const answer = await submit(id, { fileIds: [added, kept] }, 2);
    expect(await answer.json()).toMatchObject({
      submission: { url: null, at: app.clock.now().toISOString(), files: [{ id: added }, { id: kept }] },
      version: 3,
    });
    expect(await actionsOn(id)).toEqual(['homework.submitted', 'homework.submitted-again']);
    const there = async () =>
      (await app.db.select().from(files).where(eq(files.ownerId, student.id))).map(file => file.id).sort();
    await deleteUnclaimedFiles(app.files)(app.db, new Date(app.clock.now().getTime() + 2 * DAY));
    expect(await there()).toEqual([kept, added].sort());
    expect(await there()).not.toContain(gone);
  });

  test('is over once it is graded', async () => {
    const id = await give();
    const file = await sendWork();
    await submit(id, { fileIds: [file] }, 1);
    await grade(id, 2);
    expect(await errorOf(await submit(id, { url: URL }, 3))).toMatchObject({
      status: 409,
      code: 'homework.graded',
    });
    expect(await stored(id)).toMatchObject({ submissionUrl: null, version: 3 });
    expect(await app.db.$count(homeworkFiles, eq(homeworkFiles.homeworkId, id))).toBe(1);
  });

  test.each([
    [{}, 'required'],
    [{ url: 'http://work.example/essay' }, 'format'],
    [{ url: 'javascript:alert(1)' }, 'format'],
  ])('without anything that could be opened is refused at the link: %j', async (body, problem) => {
    const id = await give();
    expect(await errorOf(await submit(id, body, 1))).toMatchObject({
      status: 422,
      issues: [{ field: 'url', problem }],
    });
    expect(await stored(id)).toMatchObject({ status: 'assigned', version: 1 });
  });

  test('takes 10 files, and of 11 or 200 none', async () => {
    const id = await give();
    const ids = await Promise.all(
      Array.from({ length: 11 }, async () => (await addFile(app, student.id)).id),
    );
    for (const fileIds of [ids, Array.from({ length: 200 }, () => randomUUID())]) {
      expect(await errorOf(await submit(id, { fileIds }, 1))).toMatchObject({
        status: 422,
        code: 'homework.too-many-files',
        field: 'fileIds',
      });
    }
    expect((await submit(id, { fileIds: ids.slice(0, 10) }, 1)).status).toBe(200);
  });

  test('takes no file of somebody else, of another piece, that is not there, or that is a video', async () => {
    const [id, another] = [await give(), await give()];
    const elsewhere = await sendWork();
    await submit(another, { fileIds: [elsewhere] }, 1);
    const video = await addFile(app, student.id);
    await app.db.update(files).set({ mediaType: 'video/mp4' }).where(eq(files.id, video.id));
    const foreign = await sendWork(PDF, 'essay.pdf', sibling);
    for (const fileId of [foreign, elsewhere, randomUUID(), video.id]) {
      expect(await errorOf(await submit(id, { fileIds: [fileId] }, 1))).toMatchObject({
        status: 422,
        code: 'homework.file',
      });
    }
    expect(await stored(id)).toMatchObject({ status: 'assigned', version: 1 });
  });

  test('of the same file to two pieces at once reaches one of them', async () => {
    const [one, two, file] = [await give(), await give(), await sendWork()];
    const answers = await Promise.all([one, two].map(id => submit(id, { fileIds: [file] }, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe.each([
  ['to begin', (id: string, version?: number, who?: Person) => begin(id, version, who)],
  ['to hand in', (id: string, version?: number, who?: Person) => submit(id, { url: URL }, version, who)],
])('%s', (_what, act) => {
  test('needs the version that was read, and shows what is there now (R297)', async () => {
    const id = await give();
    expect((await act(id)).status).toBe(428);
    await tutor.call('PATCH', `/api/homework/${id}`, { body: { title: 'Shorter' }, version: 1 });
    expect(await errorOf(await act(id, 1))).toMatchObject({
      status: 412,
      current: { id, title: 'Shorter', version: 2 },
    });
  });

  test('is its student’s: another student does not find it, and no tutor does it for them', async () => {
    const id = await give();
    expect((await act(id, 1, sibling)).status).toBe(404);
    for (const who of [tutor, admin]) expect((await act(id, 1, who)).status).toBe(403);
    expect(await stored(id)).toMatchObject({ status: 'assigned', version: 1 });
  });
});

describe('the files of homework (R157)', () => {
  const link = (id: string, fileId: string, who: Person, use = 'view') =>
    who.call('POST', `/api/homework/${id}/link`, { body: { fileId, use } });
  const addressFor = async (id: string, fileId: string, who: Person, use = 'view') =>
    ((await (await link(id, fileId, who, use)).json()) as { url: string }).url;
  async function handedIn(bytes: Uint8Array = PDF, name = 'essay.pdf') {
    const [id, fileId] = [await give(), await sendWork(bytes, name)];
    await submit(id, { fileIds: [fileId] }, 1);
    return { id, fileId };
  }

  test('are opened by the student, the tutor and administrators, and by nobody else', async () => {
    const { id, fileId } = await handedIn();
    for (const who of [student, tutor, admin]) {
      const answer = await app.fetch(await addressFor(id, fileId, who));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PDF.toString());
    }
    for (const who of [sibling, other]) expect((await link(id, fileId, who)).status).toBe(404);
  });

  test('belong to one piece: under another they are not there', async () => {
    const [{ fileId }, { id }] = [await handedIn(), await handedIn()];
    expect((await link(id, fileId, student)).status).toBe(404);
    expect((await link(await give(), fileId, student)).status).toBe(404);
  });

  test('are a child’s own work: downloads that the academy has switched off are not about them', async () => {
    const { id, fileId } = await handedIn(officeFile('docx'), 'essay.docx');
    await app.db.update(settings).set({ allowResourceDownloads: false });
    for (const [who, use] of [
      [student, 'download'],
      [tutor, 'view'],
    ] as const) {
      const answer = await app.fetch(await addressFor(id, fileId, who, use));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="essay\.docx"/);
    }
    await app.db.update(settings).set({ allowResourceDownloads: true });
  });

  test('leave their addresses as soon as they are handed in no more, or their viewer is gone', async () => {
    const { id, fileId } = await handedIn();
    const [mine, hers] = [await addressFor(id, fileId, student), await addressFor(id, fileId, tutor)];
    await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, student.id));
    expect((await app.fetch(mine)).status).toBe(404);
    expect((await app.fetch(hers)).status).toBe(200);
    await app.db.update(profiles).set({ isActive: true }).where(eq(profiles.id, student.id));
    await submit(id, { url: URL }, 2);
    for (const url of [mine, hers]) expect((await app.fetch(url)).status).toBe(404);
  });

  test('are a child’s record: whoever asks for one is written down, the student is not (R280)', async () => {
    const { id, fileId } = await handedIn();
    const looks = () => app.db.$count(recordReads, eq(recordReads.studentId, student.id));
    await link(id, fileId, student);
    expect(await looks()).toBe(0);
    await link(id, fileId, tutor);
    await link(id, fileId, admin);
    await link(id, fileId, other);
    expect(await looks()).toBe(2);
  });
});

describe('the page of a student (R158)', () => {
  const due = (days: number) => ({ dueAt: new Date(app.clock.now().getTime() + days * DAY) });
  const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY);
  const listed = async (list: 'pending' | 'completed', query = '') => {
    const answer = await student.call('GET', `/api/homework/${list}?${query}`);
    const page = (await answer.json()) as { items: { title: string }[]; nextCursor: string | null };
    return { titles: page.items.map(({ title }) => title), nextCursor: page.nextCursor };
  };
  beforeEach(async () => {
    await give({ title: 'later', ...due(5) });
    await give({ title: 'overdue', ...due(-2) });
    await give({ title: 'begun', ...due(1), status: 'in-progress' });
    await give({ title: 'first', ...due(3), status: 'completed', submittedAt: at(-3) });
    await give({ title: 'last', ...due(-9), status: 'completed', submittedAt: at(-1) });
    await give({ title: 'of the sibling', studentId: sibling.id });
  });

  test('lists what is pending soonest due first, by pages', async () => {
    expect((await listed('pending')).titles).toEqual(['overdue', 'begun', 'later']);
    const first = await listed('pending', 'limit=2');
    expect(first.titles).toEqual(['overdue', 'begun']);
    expect(await listed('pending', `limit=2&cursor=${first.nextCursor}`)).toEqual({
      titles: ['later'],
      nextCursor: null,
    });
  });

  test('lists what was handed in newest first, by pages', async () => {
    const first = await listed('completed', 'limit=1');
    expect(first.titles).toEqual(['last']);
    expect((await listed('completed', `cursor=${first.nextCursor}`)).titles).toEqual(['first']);
  });

  test('counts all, pending, completed and overdue', async () => {
    const answer = await student.call('GET', '/api/homework/totals');
    expect(await answer.json()).toEqual({ all: 5, pending: 3, completed: 2, overdue: 1 });
    const newcomer = await signIn(app, { role: 'student' });
    expect(await (await newcomer.call('GET', '/api/homework/totals')).json()).toEqual({
      all: 0,
      pending: 0,
      completed: 0,
      overdue: 0,
    });
  });
});
