import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profiles, students } from '#schema/people.ts';
import { homeworkFiles } from '#schema/teaching.ts';
import { addFile, addHomework, addSession } from '#test/builders.ts';
import { codeOf, DAY, HOUR, LINK, listOf, openPartedSetup, type PartedSetup } from './parted.ts';

let setup: PartedSetup;
beforeAll(async () => {
  setup = await openPartedSetup();
});
afterAll(() => setup.close());

describe('once her last assignment has ended a tutor writes nothing that the child could read (R601)', () => {
  test.each([
    ['notes', { notes: 'Write to me' }],
    ['a homework text', { homework: 'Call me' }],
    ['a link', { meetingLink: 'https://meet.example/elsewhere' }],
    ['a subject', { subject: 'History' }],
    ['a time', { date: '2026-12-01', time: '10:00' }],
  ])('%s of a lesson that was', async (_what, body) => {
    const { tutor, assignment, lesson } = await setup.newPair();
    const { id } = await lesson(-DAY, { status: 'completed' });
    await setup.part(assignment);
    expect(await codeOf(tutor.call('PATCH', `/api/sessions/${id}`, { body, version: 1 }))).toBe(
      '409 session.former-tutor',
    );
    expect(await setup.stored(id)).toMatchObject({ version: 1, notes: '', homework: '', meetingLink: LINK });
  });

  test('a rating with its comment', async () => {
    const { tutor, assignment, lesson } = await setup.newPair();
    const { id } = await lesson(-DAY, { status: 'completed' });
    await setup.part(assignment);
    const body = { rating: 5, comments: 'Find me at …' };
    const answer = tutor.call('PUT', `/api/sessions/${id}/tutor-feedback`, { body, version: 0 });
    expect(await codeOf(answer)).toBe('409 session.former-tutor');
  });

  test('homework, its grade and what is said about it', async () => {
    const { tutor, student, assignment } = await setup.newPair();
    const pair = { tutorId: tutor.id, studentId: student.id };
    const open = await addHomework(setup.app, pair);
    const done = await addHomework(setup.app, { ...pair, status: 'completed' });
    await setup.part(assignment);
    const change = tutor.call('PATCH', `/api/homework/${open.id}`, {
      body: { title: 'Call me' },
      version: 1,
    });
    expect(await codeOf(change)).toBe('409 homework.former-tutor');
    const body = { grade: 'A', feedback: 'Call me' };
    const grade = tutor.call('POST', `/api/homework/${done.id}/grade`, { body, version: 1 });
    expect(await codeOf(grade)).toBe('409 homework.former-tutor');
    const more = { studentId: student.id, subject: 'English', title: 'More', dueDate: '2026-12-01' };
    expect(await codeOf(tutor.call('POST', '/api/homework', { body: more }))).toBe('422 homework.student');
    expect(
      (await setup.admin.call('POST', `/api/homework/${done.id}/grade`, { body, version: 1 })).status,
    ).toBe(200);
  });

  test('a progress note, a message, a lesson', async () => {
    const { tutor, student, assignment } = await setup.newPair();
    const note = { studentId: student.id, subject: 'English', note: 'Reads aloud.' };
    const { id } = (await (await tutor.call('POST', '/api/progress-notes', { body: note })).json()) as {
      id: string;
    };
    await setup.part(assignment);
    const change = { body: { note: 'Call me' }, version: 1 };
    expect(await codeOf(tutor.call('PATCH', `/api/progress-notes/${id}`, change))).toBe(
      '409 progress-note.former-tutor',
    );
    expect(await codeOf(tutor.call('POST', '/api/progress-notes', { body: note }))).toBe('404 not-found');
    const message = { studentId: student.id, text: 'Call me' };
    expect(await codeOf(tutor.call('POST', '/api/messages', { body: message }))).toBe('404 not-found');
    const logged = { studentId: student.id, subject: 'English', date: '2026-12-01', time: '10:00' };
    expect(await codeOf(tutor.call('POST', '/api/sessions', { body: logged }))).toBe('422 session.student');
    const byAdmin = { ...logged, tutorId: tutor.id };
    expect(await codeOf(setup.admin.call('POST', '/api/sessions', { body: byAdmin }))).toBe(
      '422 session.student',
    );
  });

  test('an answer to what the family asks', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    const { id: sessionId } = await lesson(HOUR);
    const asked = { sessionId, kind: 'cancel', reason: 'A school trip' };
    const { id } = (await (await student.call('POST', '/api/session-requests', { body: asked })).json()) as {
      id: string;
    };
    await setup.part(assignment);
    const answer = { body: { decision: 'declined', answer: 'Call me' }, version: 1 };
    expect(await codeOf(tutor.call('POST', `/api/session-requests/${id}/answer`, answer))).toBe(
      '409 session.former-tutor',
    );
    expect(await listOf(tutor.call('GET', '/api/session-requests'))).toEqual([]);
    expect((await setup.admin.call('POST', `/api/session-requests/${id}/answer`, answer)).status).toBe(200);
  });
});

describe('what has begun she closes, by its status alone (R601)', () => {
  const begun = async () => {
    const pair = await setup.newPair();
    const { id } = await pair.lesson(-HOUR / 2);
    await setup.part(pair.assignment);
    const { version } = await setup.stored(id);
    const close = (body: object) => pair.tutor.call('POST', `/api/sessions/${id}/status`, { body, version });
    return { ...pair, id, close };
  };

  test.each(['completed', 'cancelled'])('%s', async status => {
    const { id, close } = await begun();
    expect(await codeOf(close({ status, reason: 'Call me' }))).toBe('409 session.former-tutor');
    expect((await close({ status })).status).toBe(200);
    expect(await setup.stored(id)).toMatchObject({ status, cancelReason: null });
  });

  test('it is not begun by her, nor is what was cancelled scheduled again', async () => {
    const { id, tutor, close } = await begun();
    expect(await codeOf(close({ status: 'in-progress' }))).toBe('409 session.former-tutor');
    await close({ status: 'cancelled' });
    const { version } = await setup.stored(id);
    const again = { body: { status: 'scheduled' }, version };
    expect(await codeOf(tutor.call('POST', `/api/sessions/${id}/status`, again))).toBe(
      '409 session.former-tutor',
    );
    expect(await codeOf(setup.admin.call('POST', `/api/sessions/${id}/status`, again))).toBe(
      '422 session.student',
    );
  });

  test('a lesson to come is not hers to close', async () => {
    const { tutor, assignment, lesson } = await setup.newPair();
    const { id } = await lesson(DAY);
    await setup.part(assignment);
    const { version } = await setup.stored(id);
    const answer = tutor.call('POST', `/api/sessions/${id}/status`, {
      body: { status: 'cancelled' },
      version,
    });
    expect(await codeOf(answer)).toBe('409 session.former-tutor');
  });
});

describe('of what was she reads on, by the child’s first name alone (R600)', () => {
  test('lessons, homework, notes, messages and requests', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    const pair = { tutorId: tutor.id, studentId: student.id };
    const { id } = await lesson(-DAY, { status: 'completed', notes: 'Read a poem' });
    const { id: homeworkId } = await addHomework(setup.app, { ...pair, status: 'completed' });
    const { id: fileId } = await addFile(setup.app, student.id);
    await setup.app.db.insert(homeworkFiles).values({ homeworkId, fileId, position: 1 });
    const note = { studentId: student.id, subject: 'English', note: 'Reads aloud.' };
    await tutor.call('POST', '/api/progress-notes', { body: note });
    await tutor.call('POST', '/api/messages', { body: { studentId: student.id, text: 'Well done' } });
    const link = { body: { fileId, use: 'view' } };
    const { url } = (await (await tutor.call('POST', `/api/homework/${homeworkId}/link`, link)).json()) as {
      url: string;
    };
    const { pathname, search } = new URL(url, 'https://bayan.example');
    expect((await setup.app.fetch(pathname + search)).status).toBe(200);
    await setup.part(assignment);

    const read = async (path: string) => (await tutor.call('GET', path)).json();
    const of = `?studentId=${student.id}`;
    const omar = { name: 'Omar', nameAr: 'عمر' };
    expect(await read(`/api/sessions/${id}`)).toMatchObject({ student: omar, notes: 'Read a poem' });
    expect(await read(`/api/sessions${of}`)).toMatchObject({ items: [{ id, student: omar }] });
    expect(await (await tutor.call('GET', `/api/sessions/export${of}`)).text()).not.toContain('Harbi');
    const submission = { at: expect.any(String), url: null, files: [] };
    expect(await read(`/api/homework/${homeworkId}`)).toMatchObject({ student: omar, submission });
    expect(await read(`/api/homework${of}`)).toMatchObject({ items: [{ student: omar, submission }] });
    expect(await read(`/api/progress-notes${of}`)).toMatchObject({ items: [{ student: omar }] });
    expect(await read(`/api/messages${of}`)).toMatchObject({ items: [{ student: omar }] });

    expect((await tutor.call('POST', `/api/homework/${homeworkId}/link`, link)).status).toBe(404);
    expect((await setup.app.fetch(pathname + search)).status).toBe(404);
    expect(await setup.admin.call('GET', `/api/sessions/${id}`).then(answer => answer.json())).toMatchObject({
      student: { name: 'Omar Al-Harbi' },
    });
  });

  test('the child’s card has no picture, and what the family writes there is not for her', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    await lesson(-DAY, { status: 'completed' });
    const { id: pictureFileId } = await addFile(setup.app, student.id);
    await setup.app.db.update(profiles).set({ pictureFileId }).where(eq(profiles.id, student.id));
    const schooling = { schoolYear: 'Year 4', learningGoals: ['To speak'] };
    await setup.app.db.update(students).set(schooling).where(eq(students.profileId, student.id));
    const record = async () => (await tutor.call('GET', `/api/students/${student.id}`)).json();
    const address = { small: expect.any(String) };
    expect(await record()).toMatchObject({ name: 'Omar Al-Harbi', picture: address, ...schooling });
    await setup.part(assignment);
    const nothing = { name: 'Omar', nameAr: 'عمر', picture: null, email: null };
    expect(await record()).toMatchObject({ ...nothing, schoolYear: null, learningGoals: [] });
    const found = (q: string) => listOf(tutor.call('GET', `/api/students?q=${encodeURIComponent(q)}`));
    expect(await found('omar')).toMatchObject([nothing]);
    expect(await found('Harbi')).toEqual([]);
    const lessons = (q: string) => listOf(tutor.call('GET', `/api/sessions?q=${encodeURIComponent(q)}`));
    expect(await lessons('عمر')).toHaveLength(1);
    expect(await lessons('Harbi')).toEqual([]);
  });

  test('a list of students goes on where it ended, whatever names she is told', async () => {
    const { tutor, assignment, lesson } = await setup.newPair();
    await lesson(-DAY, { status: 'completed' });
    const other = await setup.newPair();
    await addSession(setup.app, { tutorId: tutor.id, studentId: other.student.id, status: 'completed' });
    await setup.part(assignment);
    const page = async (cursor = '') =>
      (await (await tutor.call('GET', `/api/students?limit=1${cursor}`)).json()) as {
        items: { id: string }[];
        nextCursor: string | null;
      };
    const first = await page();
    const second = await page(`&cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(2);
  });

  test('nothing waits for her that she may not do', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    await lesson(-DAY, { status: 'completed' });
    await lesson(-2 * DAY);
    await addHomework(setup.app, { tutorId: tutor.id, studentId: student.id, status: 'completed' });
    const overview = async () => (await tutor.call('GET', '/api/tutor-overview')).json();
    const waiting = { leftOpen: { count: 1 }, withoutNotes: { count: 1 }, homeworkToMark: 1 };
    expect(await overview()).toMatchObject(waiting);
    await setup.part(assignment);
    const none = { withoutNotes: { count: 0, sessions: [] }, homeworkToMark: 0 };
    expect(await overview()).toMatchObject({ leftOpen: { count: 1 }, ...none });
    expect(await listOf(tutor.call('GET', '/api/homework?toMark=true'))).toEqual([]);
  });
});

test('with another subject that goes on she is the child’s tutor as before', async () => {
  const { tutor, student, assignment, lesson } = await setup.newPair();
  await setup.assignAgain(tutor, student, 'History');
  const { id } = await lesson(DAY);
  await setup.part(assignment);
  const answer = await tutor.call('PATCH', `/api/sessions/${id}`, { body: { notes: 'A poem' }, version: 1 });
  expect(await answer.json()).toMatchObject({ student: { name: 'Omar Al-Harbi' }, meetingLink: LINK });
});

test('an administrator still brings together whom no assignment has parted', async () => {
  const { tutor } = await setup.newPair();
  const { student } = await setup.newPair();
  const { id } = await addSession(setup.app, { tutorId: tutor.id, studentId: student.id });
  const answer = await tutor.call('PATCH', `/api/sessions/${id}`, { body: { notes: 'A poem' }, version: 1 });
  expect(await answer.json()).toMatchObject({ student: { name: 'Omar Al-Harbi' } });
});
