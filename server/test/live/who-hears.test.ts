import { afterAll, beforeAll, expect, test } from 'vitest';
import { vettingChecks } from '#schema/vetting.ts';
import { addHomework, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { PATIENCE } from '#test/patience.ts';
import { type Ear, listenAs } from './ear.ts';

const A_SECOND = 1_000;

let first: TestApp;
let second: TestApp;
let url: string;
let people: Record<'admin' | 'tutor' | 'otherTutor' | 'student' | 'otherStudent', Person>;
let ears: Record<keyof typeof people, Ear>;

beforeAll(async () => {
  first = await createTestApp();
  second = await createTestApp({ beside: first });
  await second.hearChanges();
  url = await second.listen();
  people = {
    admin: await signIn(first, { role: 'admin' }),
    tutor: await signIn(first, { role: 'tutor' }),
    otherTutor: await signIn(first, { role: 'tutor' }),
    student: await signIn(first, { role: 'student' }),
    otherStudent: await signIn(first, { role: 'student' }),
  };
  await assign(first, people.tutor.id, people.student.id, people.admin.id);
  const entries = Object.entries(people).map(async ([who, { token }]) => [who, await listenAs(url, token)]);
  ears = Object.fromEntries(await Promise.all(entries));
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const newSession = (status: 'scheduled' | 'completed' = 'scheduled') =>
  addSession(first, { tutorId: people.tutor.id, studentId: people.student.id, status });

/** A change that everybody hears of: what was announced before it has been delivered when it is heard. */
async function settle() {
  const answer = await people.admin.call('GET', '/api/settings');
  const { version } = (await answer.json()) as { version: number };
  const body = { siteName: `Academy ${version}` };
  const before = ears.otherTutor.heard.length;
  const changed = await people.admin.call('PATCH', '/api/settings', { body, version });
  expect(changed.status).toBe(200);
  await expect.poll(() => ears.otherTutor.heard.length, PATIENCE).toBeGreaterThan(before);
}

async function made(answer: Promise<Response>): Promise<{ id: string }> {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as { id: string };
}

const DAY = { date: '2026-12-01', time: '10:00', duration: 60 };
const TEACHING_CHANGES: Record<string, () => Promise<string>> = {
  'a session that is logged': async () => {
    const body = { studentId: people.student.id, subject: 'English', ...DAY, status: 'scheduled' };
    return `sessions ${(await made(people.tutor.call('POST', '/api/sessions', { body }))).id}`;
  },
  'a weekly series that is made': async () => {
    const pattern = { slots: [{ weekday: 1, time: '19:00' }], startsOn: '2027-06-07', lessons: 2 };
    const days = ['2027-06-07', '2027-06-14'];
    const body = {
      ...pattern,
      days,
      studentId: people.student.id,
      subject: 'English',
      timezone: 'Asia/Riyadh',
    };
    return `session-series ${(await made(people.tutor.call('POST', '/api/session-series', { body }))).id}`;
  },
  'a session that is changed': async () => {
    const { id } = await newSession();
    const body = { notes: 'Bring the book' };
    await made(people.admin.call('PATCH', `/api/sessions/${id}`, { body, version: 1 }));
    return `sessions ${id}`;
  },
  'a session that is cancelled': async () => {
    const { id } = await newSession();
    const body = { status: 'cancelled' };
    await made(people.admin.call('POST', `/api/sessions/${id}/status`, { body, version: 1 }));
    return `sessions ${id}`;
  },
  'a session that is rated': async () => {
    const { id } = await newSession('completed');
    const body = { rating: 5, comments: '' };
    await made(people.tutor.call('PUT', `/api/sessions/${id}/tutor-feedback`, { body, version: 0 }));
    return `sessions ${id}`;
  },
  'a request about a session that is made and withdrawn': async () => {
    const { id: sessionId } = await newSession();
    const body = { sessionId, kind: 'cancel', reason: 'A school trip' };
    const { id } = await made(people.student.call('POST', '/api/session-requests', { body }));
    await made(people.student.call('POST', `/api/session-requests/${id}/withdrawal`, { version: 1 }));
    return `session-requests ${id}`;
  },
  'a request about a session that is overtaken': async () => {
    const { id: sessionId } = await newSession();
    const body = { sessionId, kind: 'cancel', reason: 'A school trip' };
    const { id } = await made(people.student.call('POST', '/api/session-requests', { body }));
    // After the cut-off, so with a reason (R514).
    const cancelled = { status: 'cancelled', reason: 'The tutor is ill' };
    await made(
      people.tutor.call('POST', `/api/sessions/${sessionId}/status`, { body: cancelled, version: 1 }),
    );
    return `session-requests ${id}`;
  },
  'a report about a session that is made': async () => {
    const values = { status: 'cancelled', outcome: 'student-absent', cancelledBy: people.tutor.id } as const;
    const pair = { tutorId: people.tutor.id, studentId: people.student.id };
    const cancelledAt = first.clock.now();
    const { id: sessionId } = await addSession(first, { ...pair, ...values, cancelledAt });
    const body = { sessionId, kind: 'contest' };
    return `session-reports ${(await made(people.student.call('POST', '/api/session-reports', { body }))).id}`;
  },
  'homework that is set': async () => {
    const body = {
      studentId: people.student.id,
      subject: 'English',
      title: 'Essay',
      description: '',
      dueDate: '2026-12-01',
    };
    return `homework ${(await made(people.tutor.call('POST', '/api/homework', { body }))).id}`;
  },
  'homework that is changed': async () => {
    const { id } = await addHomework(first, { tutorId: people.tutor.id, studentId: people.student.id });
    await made(people.tutor.call('PATCH', `/api/homework/${id}`, { body: { title: 'Poem' }, version: 1 }));
    return `homework ${id}`;
  },
  'homework that is graded': async () => {
    const pair = { tutorId: people.tutor.id, studentId: people.student.id };
    const { id } = await addHomework(first, { ...pair, status: 'completed' });
    const body = { grade: 'A' };
    await made(people.tutor.call('POST', `/api/homework/${id}/grade`, { body, version: 1 }));
    return `homework ${id}`;
  },
  'a progress note that is written and changed': async () => {
    const body = { studentId: people.student.id, subject: 'English', note: 'Reads aloud.' };
    const { id } = await made(people.tutor.call('POST', '/api/progress-notes', { body }));
    const path = `/api/progress-notes/${id}`;
    await made(people.tutor.call('PATCH', path, { body: { note: 'Reads well.' }, version: 1 }));
    return `progress-notes ${id}`;
  },
  'a message that is sent': async () => {
    const body = { studentId: people.student.id, text: 'See you on Sunday.' };
    return `messages ${(await made(people.tutor.call('POST', '/api/messages', { body }))).id}`;
  },
  'a message that a student sends': async () => {
    const body = { to: people.tutor.id, text: 'Which chapter?' };
    return `messages ${(await made(people.student.call('POST', '/api/messages', { body }))).id}`;
  },
  'an assignment that is made and ended': async () => {
    const body = { tutorId: people.tutor.id, studentId: people.student.id, subject: 'Algebra' };
    const { id } = await made(people.admin.call('POST', '/api/assignments', { body }));
    await made(people.admin.call('POST', `/api/assignments/${id}/end`, { version: 1 }));
    return `assignments ${id}`;
  },
};

test.each(Object.entries(TEACHING_CHANGES))(
  'of %s hear its tutor, its student and the administrators at another process, and nobody else',
  async (_what, change) => {
    const event = await change();
    await settle();
    expect(ears.tutor.heard).toContain(event);
    expect(ears.student.heard).toContain(event);
    expect(ears.admin.heard).toContain(event);
    expect(ears.otherTutor.heard).not.toContain(event);
    expect(ears.otherStudent.heard).not.toContain(event);
  },
);

test('of hours and time off hear the tutor and the administrators alone', async () => {
  const day = { validFrom: '2027-01-01', hours: [] };
  const { availability } = await planned('/api/availability', day);
  const off = { fromOn: '2027-01-01', untilOn: '2027-01-02', kind: 'leave' };
  const { timeOff } = await planned('/api/time-off', off);
  await settle();
  const events = [`availability ${availability?.id}`, `time-off ${timeOff?.id}`];
  for (const ear of [ears.tutor, ears.admin]) expect(ear.heard).toEqual(expect.arrayContaining(events));
  for (const ear of [ears.otherTutor, ears.student, ears.otherStudent])
    for (const event of events) expect(ear.heard).not.toContain(event);
});

/** By the tutor. */
async function planned(path: string, body: object) {
  const answer = await people.tutor.call('POST', path, { body });
  return (await answer.json()) as Partial<Record<'availability' | 'timeOff', { id: string }>>;
}

test('of a check of a tutor’s documents hear the tutor and the administrators alone', async () => {
  const body = { state: 'confirmed', variant: null, expiresOn: null, note: '', documents: [] };
  const path = `/api/vetting/${people.tutor.id}/checks/identity`;
  await made(people.admin.call('PUT', path, { body, version: 0 }));
  const stored = await first.db.select({ id: vettingChecks.id }).from(vettingChecks);
  const check = `vetting ${stored[0]?.id}`;
  await settle();
  for (const ear of [ears.tutor, ears.admin]) expect(ear.heard).toContain(check);
  for (const ear of [ears.otherTutor, ears.student, ears.otherStudent])
    expect(ear.heard).not.toContain(check);
});

test('of what is between a student and the academy hear the student and the administrators, and no tutor', async () => {
  const asked = await made(
    people.student.call('POST', '/api/messages', { body: { to: 'academy', text: 'A question' } }),
  );
  const body = { studentId: people.student.id, text: 'An answer' };
  const answered = await made(people.admin.call('POST', '/api/messages', { body }));
  await settle();
  const events = [asked, answered].map(({ id }) => `messages ${id}`);
  for (const ear of [ears.student, ears.admin]) expect(ear.heard).toEqual(expect.arrayContaining(events));
  for (const ear of [ears.tutor, ears.otherTutor, ears.otherStudent])
    for (const event of events) expect(ear.heard).not.toContain(event);
});

test('of a resource hear those who teach, and of a private one its owner and the administrators', async () => {
  const link = { type: 'link', title: 'Phonics', subject: 'English', url: 'https://learn.example' };
  const add = (isPublic: boolean) =>
    made(people.tutor.call('POST', '/api/resources', { body: { ...link, isPublic } }));
  const [shared, own] = [`resources ${(await add(true)).id}`, `resources ${(await add(false)).id}`];
  await settle();
  for (const ear of [ears.tutor, ears.admin])
    expect(ear.heard).toEqual(expect.arrayContaining([shared, own]));
  expect(ears.otherTutor.heard).toContain(shared);
  expect(ears.otherTutor.heard).not.toContain(own);
  expect(ears.student.heard).not.toContain(shared);
});

test('of a note of the staff hear the administrators alone, whomever it is about (R921)', async () => {
  const body = { text: 'Asks for mornings.', about: { kind: 'person', id: people.student.id } };
  const note = `staff-notes ${(await made(people.admin.call('POST', '/api/staff-notes', { body }))).id}`;
  await settle();
  expect(ears.admin.heard).toContain(note);
  for (const ear of [ears.tutor, ears.otherTutor, ears.student, ears.otherStudent])
    expect(ear.heard).not.toContain(note);
});

test('a change is heard at another process within a second', async () => {
  const { id } = await newSession();
  await people.admin.call('PATCH', `/api/sessions/${id}`, { body: { notes: 'Soon' }, version: 1 });
  expect(await ears.tutor.hears({ noun: 'sessions', id })).toBeLessThan(A_SECOND);
});

test('what was refused is announced to nobody', async () => {
  const { id } = await newSession();
  const refused = await people.admin.call('PATCH', `/api/sessions/${id}`, {
    body: { notes: '' },
    version: 7,
  });
  expect(refused.status).toBe(412);
  await settle();
  expect(ears.tutor.heard).not.toContain(`sessions ${id}`);
});

test('of a student hear those who teach them, and no other tutor', async () => {
  const { id } = await signIn(first, { role: 'student' });
  await assign(first, people.tutor.id, id, people.admin.id);
  await people.admin.call('PUT', `/api/profiles/${id}/active`, { body: { isActive: false }, version: 1 });
  await settle();
  expect(ears.tutor.heard).toContain(`profiles ${id}`);
  expect(ears.admin.heard).toContain(`profiles ${id}`);
  expect(ears.otherTutor.heard).not.toContain(`profiles ${id}`);
});

test('of a tutor hear her students, and of one whose assignment ended without a session she hears no more', async () => {
  const student = await signIn(first, { role: 'student' });
  const assignment = await assign(first, people.otherTutor.id, student.id, people.admin.id);
  const ear = await listenAs(url, student.token);
  const profile = `/api/profiles/${people.otherTutor.id}`;
  await people.admin.call('PUT', `${profile}/role`, { body: { role: 'tutor' }, version: 1 });
  await ear.hears({ noun: 'profiles', id: people.otherTutor.id });
  await people.admin.call('POST', `/api/assignments/${assignment}/end`, { version: 1 });
  first.clock.advance(60_000);
  const active = `/api/profiles/${student.id}/active`;
  await people.admin.call('PUT', active, { body: { isActive: false }, version: 1 });
  await settle();
  expect(ears.otherTutor.heard).not.toContain(`profiles ${student.id}`);
});

test('what is heard names the change and says nothing of what it is now', async () => {
  const { id } = await newSession();
  const stream = await fetch(`${url}/api/live`, {
    headers: { authorization: `Bearer ${people.tutor.token}` },
  });
  const pieces = stream.body?.pipeThrough(new TextDecoderStream()) ?? [];
  await people.admin.call('PATCH', `/api/sessions/${id}`, { body: { notes: 'Private' }, version: 1 });
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.includes('data:')) break;
  }
  expect(text.replaceAll(':\n\n', '')).toBe(`data: {"noun":"sessions","id":"${id}"}\n\n`);
});
