import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mailOutbox, settings } from '#schema/academy.ts';
import { assignments, guardians, profiles } from '#schema/people.ts';
import { sessionRequests, sessions } from '#schema/teaching.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

interface Request {
  readonly id: string;
  readonly status: string;
  readonly version: number;
}

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
const parent = { email: 'parent@family.example', language: 'ar' } as const;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', name: 'Eleanor', timezone: 'Europe/London' });
  student = await signIn(app, { role: 'student', name: 'Omar', timezone: 'Asia/Riyadh' });
  await assign(app, tutor.id, student.id, admin.id);
  await app.db.insert(guardians).values({ studentId: student.id, position: 1, name: 'Noura', ...parent });
});
afterAll(() => app.close());

const newSession = (values: object = {}) =>
  addSession(app, { tutorId: tutor.id, studentId: student.id, ...values });
const ask = (sessionId: string, form: object = {}, who = student) =>
  who.call('POST', '/api/session-requests', {
    body: { sessionId, kind: 'move', reason: 'A school trip', ...form },
  });
const read = async (answer: Promise<Response>) => (await (await answer).json()) as Request;
const answer = (request: Request, form: object, who = tutor) =>
  who.call('POST', `/api/session-requests/${request.id}/answer`, { body: form, version: request.version });
const withdraw = (request: Request, who = student) =>
  who.call('POST', `/api/session-requests/${request.id}/withdrawal`, { version: request.version });
const errorOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { error: { code: string; field?: string } }).error,
});
const storedSession = async (id: string) =>
  (await app.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const stored = async (id: string) =>
  (await app.db.select().from(sessionRequests).where(eq(sessionRequests.id, id)))[0];
const actionsOn = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id)).map(
    line => line.action,
  );
const mailsAbout = async (kind: string, message: string) =>
  (await app.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind)))
    .filter(({ data }) => data.message === message)
    .map(({ toAddress, language, data }) => ({ toAddress, language, ...data }));

test('a student asks to move an upcoming session, and the tutor is told by her clock (R113, R117)', async () => {
  const session = await newSession({ startsAt: new Date('2027-01-20T16:00:00Z') });
  const form = { reason: 'Exam week', date: '2027-01-21', time: '20:00' };
  const response = await ask(session.id, form);
  expect(response.status).toBe(201);
  expect(response.headers.get('etag')).toBe('"1"');
  const made = (await response.json()) as Request;
  expect(made).toMatchObject({
    session: { id: session.id, subject: 'English', startsAt: '2027-01-20T16:00:00.000Z', duration: 60 },
    tutor: { id: tutor.id, timezone: 'Europe/London' },
    student: { id: student.id, timezone: 'Asia/Riyadh' },
    kind: 'move',
    reason: 'Exam week',
    // In the zone of the family, which is the one that typed it.
    wish: { startsAt: '2027-01-21T17:00:00.000Z', timezone: 'Asia/Riyadh' },
    status: 'open',
    answer: null,
  });
  expect(await mailsAbout('session-request', 'Exam week')).toEqual([
    {
      toAddress: tutor.email,
      language: 'en',
      asked: 'move-to',
      name: 'Omar',
      when: '2027-01-20T16:00:00.000Z',
      newTime: '2027-01-21T17:00:00.000Z',
      timezone: 'Europe/London',
      message: 'Exam week',
    },
  ]);
  expect(await actionsOn(made.id)).toEqual(['session-request.asked']);
  expect(await storedSession(session.id)).toMatchObject({ status: 'scheduled', version: 1 });
});

test('only an upcoming session of one’s own is asked about', async () => {
  const past = new Date(app.clock.now().getTime() - 86_400_000);
  const closed = [
    await newSession({ startsAt: app.clock.now(), status: 'scheduled' }),
    await newSession({ startsAt: past, status: 'completed' }),
    await newSession({ status: 'in-progress' }),
    await newSession({ status: 'cancelled', cancelledBy: tutor.id, cancelledAt: past }),
  ];
  for (const { id } of closed)
    expect(await errorOf(await ask(id))).toMatchObject({ status: 409, code: 'session-request.closed' });
  const others = await addSession(app, {
    tutorId: tutor.id,
    studentId: await addPerson(app, { role: 'student' }),
  });
  expect(await errorOf(await ask(others.id))).toMatchObject({ status: 404, code: 'not-found' });
  expect(await errorOf(await ask(tutor.id))).toMatchObject({ status: 404, code: 'not-found' });
});

test('a session has one open request at a time, however many ask at once', async () => {
  const { id } = await newSession();
  const answers = await Promise.all([ask(id), ask(id, { kind: 'cancel' }), ask(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await errorOf(await ask(id))).toMatchObject({ code: 'session-request.exists' });
  expect(await app.db.$count(sessionRequests, eq(sessionRequests.sessionId, id))).toBe(1);
});

test('a wished time that is over, or that the clocks skip, is refused', async () => {
  const { id } = await newSession();
  expect(await errorOf(await ask(id, { date: '2026-11-15', time: '11:59' }))).toMatchObject({
    status: 422,
    code: 'session-request.time',
    field: 'date',
  });
  const skipped = { date: '2027-03-28', time: '01:30', timezone: 'Europe/London' };
  expect(await errorOf(await ask(id, skipped))).toMatchObject({ status: 422, code: 'session.time-skipped' });
});

test('the same key asks once', async () => {
  const { id } = await newSession();
  const send = () =>
    student.call('POST', '/api/session-requests', {
      body: { sessionId: id, kind: 'cancel', reason: 'Ill' },
      headers: { 'idempotency-key': `ask-${id}` },
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(((await first.json()) as Request).id).toBe(((await second.json()) as Request).id);
});

test('one person asks at most 60 times an hour', async () => {
  const eager = await signIn(app, { role: 'student' });
  for (let n = 0; n < 60; n += 1) expect((await ask(tutor.id, {}, eager)).status).toBe(404);
  const refused = await ask(tutor.id, {}, eager);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('a student takes back what is open, and then may ask again', async () => {
  const { id } = await newSession();
  const request = await read(ask(id));
  const taken = await read(withdraw(request));
  expect(taken).toMatchObject({ status: 'withdrawn', version: 2, answer: null });
  expect(await errorOf(await withdraw(taken))).toMatchObject({
    status: 409,
    code: 'session-request.answered',
  });
  expect(await actionsOn(request.id)).toEqual(['session-request.asked', 'session-request.withdrawn']);
  expect((await ask(id)).status).toBe(201);
});

test('what is declined leaves the session as it is, and the family hears it in the language of each (R117)', async () => {
  const session = await newSession({ startsAt: new Date('2027-01-22T16:00:00Z') });
  const request = await read(ask(session.id, { kind: 'cancel' }));
  const declined = await read(
    answer(request, { decision: 'declined', answer: 'We have an exam to prepare' }),
  );
  expect(declined).toMatchObject({
    status: 'declined',
    answer: { by: 'tutor', text: 'We have an exam to prepare', at: app.clock.now().toISOString() },
  });
  expect(await storedSession(session.id)).toMatchObject({ status: 'scheduled', version: 1 });
  const same = { outcome: 'declined-cancel', name: 'Eleanor', message: 'We have an exam to prepare' };
  expect(await mailsAbout('session-request-answered', same.message)).toMatchObject([
    {
      ...same,
      toAddress: student.email,
      language: 'en',
      when: '2027-01-22T16:00:00.000Z',
      timezone: 'Asia/Riyadh',
    },
    { ...same, toAddress: parent.email, language: 'ar' },
  ]);
});

test('an accepted cancellation cancels the session, by whoever answered, with the family’s reason', async () => {
  const session = await newSession();
  const request = await read(ask(session.id, { kind: 'cancel', reason: 'We travel' }));
  const accepted = await read(answer(request, { decision: 'accepted' }, admin));
  expect(accepted).toMatchObject({ status: 'accepted', answer: { by: 'academy', text: null } });
  expect(await storedSession(session.id)).toMatchObject({
    status: 'cancelled',
    cancelledBy: admin.id,
    cancelReason: 'We travel',
  });
  expect(await actionsOn(session.id)).toEqual(['session.status-changed']);
  expect(await actionsOn(request.id)).toEqual(['session-request.asked', 'session-request.accepted']);
  const time = { decision: 'accepted', date: '2027-02-01', time: '10:00' };
  const other = await read(ask((await newSession()).id, { kind: 'cancel' }));
  expect((await answer(other, time)).status).toBe(422);
  expect(await stored(other.id)).toMatchObject({ status: 'open' });
});

test('an accepted move goes to the wished time, or to the one that the tutor gives by her clock', async () => {
  const wished = await newSession();
  const request = await read(ask(wished.id, { date: '2027-02-01', time: '18:00' }));
  const accepted = await read(answer(request, { decision: 'accepted', answer: 'Gladly' }));
  expect(accepted).toMatchObject({ status: 'accepted', session: { startsAt: '2027-02-01T15:00:00.000Z' } });
  expect(await storedSession(wished.id)).toMatchObject({
    startsAt: new Date('2027-02-01T15:00:00Z'),
    enteredTimezone: 'Asia/Riyadh',
    status: 'scheduled',
  });
  // One mail to each, and not one for the answer and another for the move (R525).
  expect(await mailsAbout('session-request-answered', 'Gladly')).toEqual([]);
  const told = (await app.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'lesson-moved')))
    .filter(({ data }) => data.reason === 'Gladly')
    .map(({ toAddress, language, data }) => ({ toAddress, language, ...data }));
  const same = { cause: 'asked', timezone: 'Asia/Riyadh', otherTimezone: 'Europe/London' };
  expect(told.toSorted((a, b) => a.language.localeCompare(b.language))).toMatchObject([
    { ...same, toAddress: parent.email, reader: 'parent', language: 'ar' },
    { ...same, toAddress: student.email, reader: 'student', language: 'en' },
  ]);

  const open = await newSession();
  const another = await read(ask(open.id));
  await answer(another, { decision: 'accepted', date: '2027-02-02', time: '16:00' });
  expect(await storedSession(open.id)).toMatchObject({
    startsAt: new Date('2027-02-02T16:00:00Z'),
    enteredTimezone: 'Europe/London',
  });
});

test('a move needs a time, and one to come; nothing has changed where it is refused', async () => {
  const session = await newSession();
  const request = await read(ask(session.id));
  for (const time of [{}, { date: '2026-11-15', time: '08:59' }])
    expect(await errorOf(await answer(request, { decision: 'accepted', ...time }))).toMatchObject({
      status: 422,
      code: 'session-request.time',
    });
  expect(await stored(request.id)).toMatchObject({ status: 'open', version: 1 });
  expect(await storedSession(session.id)).toMatchObject({ version: 1 });
});

test('every rule of moving holds for an accepted move: the session in the way is named', async () => {
  const busy = await newSession({ startsAt: new Date('2027-02-03T15:00:00Z') });
  const session = await newSession({ durationMinutes: 120 });
  const request = await read(ask(session.id, { date: '2027-02-03', time: '17:00' }));
  const clash = await errorOf(await answer(request, { decision: 'accepted' }));
  expect(clash).toMatchObject({ status: 409, code: 'session.clash', clash: { session: { id: busy.id } } });

  const elsewhere = { decision: 'accepted', date: '2027-02-04', time: '10:00' };
  await app.db.update(settings).set({ maxSessionDuration: 90 });
  expect(await errorOf(await answer(request, elsewhere))).toMatchObject({ code: 'session.too-long' });
  await app.db.update(settings).set({ maxSessionDuration: 120 });
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, student.id));
  expect(await errorOf(await answer(request, elsewhere))).toMatchObject({ code: 'session.inactive' });
  await app.db.update(profiles).set({ isActive: true }).where(eq(profiles.id, student.id));
  const mine = and(eq(assignments.tutorId, tutor.id), eq(assignments.studentId, student.id));
  await app.db.update(assignments).set({ validUntil: app.clock.now(), endedBy: admin.id }).where(mine);
  expect(await errorOf(await answer(request, elsewhere))).toMatchObject({ code: 'session.former-tutor' });
  await app.db.update(assignments).set({ validUntil: null, endedBy: null }).where(mine);
  expect(await stored(request.id)).toMatchObject({ status: 'open', version: 1 });
  expect((await answer(request, elsewhere)).status).toBe(200);
});

test('a request is answered once, and by whoever saw it as it is', async () => {
  const request = await read(ask((await newSession()).id));
  const closed = await read(answer(request, { decision: 'declined' }));
  const late = await errorOf(await answer(request, { decision: 'accepted' }));
  expect(late).toMatchObject({
    status: 412,
    code: 'conflict.stale',
    current: { status: 'declined', version: 2 },
  });
  expect(await errorOf(await answer(closed, { decision: 'accepted' }))).toMatchObject({
    status: 409,
    code: 'session-request.answered',
  });
});

test('a session that is moved, cancelled, begun or completed otherwise supersedesRequest what is open (R116)', async () => {
  const changes: Record<string, (id: string) => Promise<Response>> = {
    moved: id =>
      tutor.call('PATCH', `/api/sessions/${id}`, {
        body: { date: '2027-03-01', time: '10:00' },
        version: 1,
      }),
    ...Object.fromEntries(
      ['cancelled', 'completed', 'in-progress'].map(status => [
        status,
        (id: string) =>
          tutor.call('POST', `/api/sessions/${id}/status`, {
            body: { status, reason: 'I am ill' },
            version: 1,
          }),
      ]),
    ),
  };
  // Soon enough to be begun and completed.
  app.clock.set(new Date('2026-11-15T09:58:00Z'));
  const startsAt = new Date('2026-11-15T10:02:00Z');
  for (const [what, change] of Object.entries(changes)) {
    const { id } = await newSession({ startsAt });
    const request = await read(ask(id));
    expect((await change(id)).status, what).toBe(200);
    expect(await stored(request.id), what).toMatchObject({ status: 'overtaken', version: 2 });
    expect(await actionsOn(request.id)).toEqual(['session-request.asked', 'session-request.overtaken']);
  }
  app.clock.set(TEST_NOW);
});

test('what leaves the session in its place leaves the request open', async () => {
  const { id } = await newSession();
  const request = await read(ask(id));
  await tutor.call('PATCH', `/api/sessions/${id}`, { body: { notes: 'Bring the book' }, version: 1 });
  await tutor.call('PATCH', `/api/sessions/${id}`, { body: { duration: 45 }, version: 2 });
  expect(await stored(request.id)).toMatchObject({ status: 'open', version: 1 });
});

test('the list is newest first, by status and by session, page by page', async () => {
  const { id } = await newSession();
  const first = await read(ask(id));
  await withdraw(first);
  app.clock.advance(60_000);
  const second = await read(ask(id));
  const list = async (query: string, who = student) => {
    const answered = await who.call('GET', `/api/session-requests?${query}`);
    return (await answered.json()) as { items: Request[]; nextCursor: string | null };
  };
  const idsIn = async (query: string, who?: Person) => (await list(query, who)).items.map(item => item.id);
  expect(await idsIn(`sessionId=${id}`)).toEqual([second.id, first.id]);
  expect(await idsIn(`sessionId=${id}&status=open`)).toEqual([second.id]);
  for (const who of [student, tutor, admin]) expect(await idsIn('status=open', who)).toContain(second.id);
  const { items, nextCursor } = await list(`sessionId=${id}&limit=1`);
  expect(items.map(item => item.id)).toEqual([second.id]);
  expect(await idsIn(`sessionId=${id}&limit=1&cursor=${nextCursor}`)).toEqual([first.id]);
});

test('notifications that the academy silences are not written, and nobody is written to who cannot come in', async () => {
  await app.db.update(settings).set({ emailNotifications: false });
  await answer(await read(ask((await newSession()).id, { reason: 'Silence' })), {
    decision: 'declined',
    answer: 'Silence',
  });
  await app.db.update(settings).set({ emailNotifications: true });
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, tutor.id));
  await ask((await newSession()).id, { reason: 'Silence' });
  await app.db.update(profiles).set({ isActive: true }).where(eq(profiles.id, tutor.id));
  expect(await mailsAbout('session-request', 'Silence')).toEqual([]);
  expect(await mailsAbout('session-request-answered', 'Silence')).toEqual([]);
});
