import { randomBytes, randomUUID } from 'node:crypto';
import { createConfirmedUser } from '@bayan/auth/accounts';
import { createLinkAndCode } from '@bayan/auth/protocol/one-time-token';
import {
  endAuthSessions,
  endOtherAuthSessions,
  endWeakerAuthSessions,
  findAuthSessionOf,
} from '@bayan/auth/store/auth-sessions.repository';
import { deleteBrowsers, deleteOtherBrowsers, isKnownBrowser } from '@bayan/auth/store/browsers.repository';
import { endAll, endAllBut, endOwn, listAuthSessions } from '@bayan/auth/store/devices.repository';
import {
  deleteExpired,
  deleteUnverified,
  factorsOf,
  findFactor,
  hasVerifiedFactor,
} from '@bayan/auth/store/factors.repository';
import { dropFlowCodes, issueFlowCode } from '@bayan/auth/store/flow-codes.repository';
import { dropTokens, findToken, keepToken } from '@bayan/auth/store/one-time-tokens.repository';
import {
  countRecoveryCodes,
  dropRecoveryCodesSince,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from '@bayan/auth/store/recovery-codes.repository';
import {
  authBrowsers,
  authFactors,
  authFlowCodes,
  authRecoveryCodes,
  authSessions,
} from '@bayan/auth/store/tables';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Role } from '@bayan/domain/roles';
import type { Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockOwnFile, unclaimedBytesOf } from '#academy/files/files.repository.ts';
import { deleteIdleUploadsOf, findUpload, lockUpload } from '#academy/files/uploads.repository.ts';
import { holdPair, isAssigned, lockAssignment } from '#people/assignments/assignments.repository.ts';
import { availabilityHours, availabilitySets, timeOff } from '#schema/availability.ts';
import { uploads } from '#schema/files.ts';
import { assignments, guardians } from '#schema/people.ts';
import {
  feedback,
  homework,
  homeworkFiles,
  messages,
  progressNotes,
  sessionReports,
  sessionRequests,
  sessionSeries,
} from '#schema/teaching.ts';
import { findAvailability, listAvailability } from '#teaching/availability/availability.repository.ts';
import { listRatedLately, listToRate } from '#teaching/feedback/feedback.repository.ts';
import { findHomework, listHomework, listSetIn } from '#teaching/homework/homework.repository.ts';
import { countHomework, listHandedIn, listPending } from '#teaching/homework/own-homework.repository.ts';
import { findWorkFile } from '#teaching/homework/work.repository.ts';
import { findMessage, listMessages } from '#teaching/messages/messages.repository.ts';
import { findProgressNote, listProgressNotes } from '#teaching/progress-notes/progress-notes.repository.ts';
import { countResources, listResources } from '#teaching/resources/resource-list.repository.ts';
import { findResource, findResourceFile } from '#teaching/resources/resources.repository.ts';
import {
  findSessionReport,
  listSessionReports,
} from '#teaching/session-reports/session-reports.repository.ts';
import {
  findSessionRequest,
  listSessionRequests,
} from '#teaching/session-requests/session-requests.repository.ts';
import { findSeries, listSeries } from '#teaching/session-series/session-series.repository.ts';
import { totalSessions } from '#teaching/sessions/session-totals.repository.ts';
import { findSession, listSessions } from '#teaching/sessions/sessions.repository.ts';
import { listSessionsAhead, listSessionsOver } from '#teaching/sessions/student-sessions.repository.ts';
import { findTimeOff, listTimeOff } from '#teaching/time-off/time-off.repository.ts';
import { findSeriesOf, listSeriesOf } from '#teaching/timetable-series/timetable-series.repository.ts';
import {
  addFile,
  addHomework,
  addPerson,
  addResource,
  addSeries,
  addSession,
  assign,
} from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  contentChangedAt,
  deleteFeed,
  findFeed,
  listForCalendar,
  renewFeed,
} from '#views/calendar/calendar.repository.ts';
import { countDueHomework, countNotes, learntParts } from '#views/progress/progress.repository.ts';
import { listForFrame } from '#views/session-calendar/session-calendar.repository.ts';
import { listStatementLessons } from '#views/statements/statement-lessons.repository.ts';
import { countForStudent, listDueSoon } from '#views/student-overview/student-overview.repository.ts';
import { listStudents } from '#views/students/student-cards.repository.ts';
import { findParentContact, findStudentRecord } from '#views/students/students.repository.ts';
import {
  countForOverview,
  listForOverview,
  minutesByMonth,
} from '#views/tutor-overview/tutor-overview.repository.ts';
import { listTutors } from '#views/tutors/tutors.repository.ts';

// The policies and the routes stand before most of these conditions; here the SQL is asked alone.

let app: TestApp;
/** Whose things are left alone, and who asks for them. */
let [owner, stranger] = ['', ''];
const NEVER = '00000000-0000-4000-8000-000000000000';
const HASH = randomBytes(32);
const CODE_HASH = randomBytes(32);
const KEY_ID = '0123456789abcdef';

async function newAccount(): Promise<string> {
  const profileId = await addPerson(app, { role: 'student' });
  const email = `${profileId}@people.example`;
  await inTransaction(app.db, tx =>
    createConfirmedUser(tx, { profileId, email, password: 'Quiet-Harbour-77-Lamps', now: app.clock.now() }),
  );
  return profileId;
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await newAccount();
  stranger = await newAccount();
});
afterAll(() => app.close());

const asStranger = (work: (tx: Transaction) => Promise<unknown>) => inTransaction(app.db, work);

let authSessionId = '';
let factorId = '';
beforeEach(async () => {
  const { db, clock } = app;
  await db.delete(authSessions);
  await db.delete(authFactors);
  await db.delete(authFlowCodes);
  await db.delete(authBrowsers);
  await db.delete(authRecoveryCodes);
  const now = clock.now();
  const [session] = await db
    .insert(authSessions)
    .values({ userId: owner, refreshKey: randomBytes(32) })
    .returning();
  const factor = { userId: owner, factorType: 'totp', secret: randomBytes(20) } as const;
  const [verified] = await db
    .insert(authFactors)
    .values({ ...factor, status: 'verified', friendlyName: 'phone' })
    .returning();
  const longAgo = new Date(now.getTime() - 86_400_000);
  await db.insert(authFactors).values({ ...factor, friendlyName: 'unfinished', createdAt: longAgo });
  await db.insert(authBrowsers).values({ userId: owner, browserHash: HASH });
  const token = createLinkAndCode();
  const challenge = { codeChallenge: 'c'.repeat(43), codeChallengeMethod: 's256' } as const;
  await inTransaction(db, async tx => {
    await issueFlowCode(tx, { userId: owner, method: 'recovery', challenge, now });
    const expiresAt = new Date(now.getTime() + 60_000);
    const mailed = { purpose: 'recovery', email: 'a@b.example', expiresAt } as const;
    await keepToken(tx, { userId: owner, ...mailed, token, now });
    await replaceRecoveryCodes(tx, { userId: owner, hashes: [CODE_HASH], keyId: KEY_ID, now });
  });
  authSessionId = session?.id ?? '';
  factorId = verified?.id ?? '';
});

const left = async () => ({
  authSessions: (await app.db.select().from(authSessions)).length,
  factors: (await app.db.select().from(authFactors)).length,
  browsers: (await app.db.select().from(authBrowsers)).length,
  flowCodes: (await app.db.select().from(authFlowCodes)).length,
  recoveryCodes: await app.db.$count(authRecoveryCodes, eq(authRecoveryCodes.userId, owner)),
  hasToken: (await findToken(app.db, owner, 'recovery')) !== null,
});

test('nobody sees the auth sessions of another', async () => {
  const page = { after: null, limit: 10 };
  expect(await listAuthSessions(app.db, { userId: stranger, ...page })).toEqual([]);
  expect(await listAuthSessions(app.db, { userId: owner, ...page })).toHaveLength(1);
  expect(await findAuthSessionOf(app.db, authSessionId, stranger)).toBeNull();
  expect(await findAuthSessionOf(app.db, authSessionId, owner)).not.toBeNull();
});

test('nobody sees or has the second factors of another', async () => {
  const now = app.clock.now();
  expect(await factorsOf(app.db, stranger, now)).toEqual([]);
  expect(await findFactor(app.db, stranger, factorId, now)).toBeNull();
  expect(await findFactor(app.db, owner, factorId, now)).not.toBeNull();
  expect(await hasVerifiedFactor(app.db, stranger)).toBe(false);
  expect(await hasVerifiedFactor(app.db, owner)).toBe(true);
});

test('nobody is known by the browser of another, or has their recovery codes', async () => {
  for (const [who, isTheirs] of [
    [owner, true],
    [stranger, false],
  ] as const) {
    expect(await isKnownBrowser(app.db, who, HASH)).toBe(isTheirs);
    expect(await countRecoveryCodes(app.db, who)).toBe(isTheirs ? 1 : 0);
  }
});

test('nobody sees the mailed tokens of another', async () => {
  expect(await findToken(app.db, stranger, 'recovery')).toBeNull();
});

test.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ['signs out on one of theirs', tx => endOwn(tx, { userId: stranger, aal: 'aal2' }, authSessionId)],
  ['is signed out everywhere', tx => endAll(tx, stranger)],
  ['signs out on all theirs but one', tx => endAllBut(tx, { userId: stranger, aal: 'aal2' }, NEVER)],
  ['signs out everywhere', tx => endAuthSessions(tx, stranger)],
  ['signs out everywhere else', tx => endOtherAuthSessions(tx, stranger, NEVER)],
  ['proves a second factor', tx => endWeakerAuthSessions(tx, stranger, NEVER)],
  ['finishes adding a factor', tx => deleteUnverified(tx, stranger)],
  ['begins to add a factor', tx => deleteExpired(tx, stranger, app.clock.now())],
  ['changes the password: browsers', tx => deleteOtherBrowsers(tx, stranger, randomBytes(32))],
  ['is given a password: browsers', tx => deleteBrowsers(tx, stranger)],
  ['is given a password: codes', tx => dropFlowCodes(tx, stranger)],
  ['changes the password: mailed tokens', tx => dropTokens(tx, stranger)],
  [
    'makes recovery codes',
    tx => replaceRecoveryCodes(tx, { userId: stranger, hashes: [HASH], keyId: KEY_ID, now: app.clock.now() }),
  ],
  ['gives a recovery code', tx => takeRecoveryCode(tx, stranger, [CODE_HASH])],
  ['takes a change of address back', tx => dropRecoveryCodesSince(tx, stranger, new Date(0))],
])('nothing of another is lost when somebody %s', async (_what, work) => {
  const before = await left();
  await asStranger(work);
  expect(await left()).toEqual(before);
});

const member = (id: string, role: Role): Member => ({
  id,
  role,
  rights: role === 'admin' ? ['operations'] : [],
  name: 'Somebody',
  standing: 'active',
  timezone: 'UTC',
  language: 'en',
});

test('a student is the tutor’s to whom the academy assigned them, and no other’s', async () => {
  const [tutor, other, student] = [
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'student' }),
  ];
  await assign(app, tutor, student, tutor);
  const at = app.clock.now();
  expect(await isAssigned(app.db, { tutorId: tutor, studentId: student, at })).toBe(true);
  expect(await isAssigned(app.db, { tutorId: other, studentId: student, at })).toBe(false);
  await inTransaction(app.db, async tx => {
    expect(await holdPair(tx, { tutorId: tutor, studentId: student })).toBe('current');
    expect(await holdPair(tx, { tutorId: other, studentId: student })).toBe('none');
  });
});

test('a change of an assignment waits for nobody who holds another tutor’s', async () => {
  const [tutor, other, student] = [
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'student' }),
  ];
  const own = await assign(app, tutor, student, tutor);
  const foreign = await assign(app, other, student, tutor);
  await inTransaction(app.db, async holding => {
    await holding.select().from(assignments).where(eq(assignments.id, foreign)).for('update');
    await inTransaction(app.db, async tx => {
      await tx.execute(sql`set local lock_timeout = '2s'`);
      expect(await lockAssignment(tx, own)).toMatchObject({ id: own });
    });
  });
});

test('a tutor whom an administrator brought to a lesson is no former tutor because another one is', async () => {
  const [tutor, other, student] = [
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'student', name: 'Omar Mansour' }),
  ];
  const at = app.clock.now();
  await assign(app, other, student, other);
  await app.db
    .update(assignments)
    .set({ validUntil: at, endedBy: other })
    .where(eq(assignments.studentId, student));
  await addSession(app, { tutorId: tutor, studentId: student });
  const nameFor = async (id: string) =>
    (await findStudentRecord(app.db, member(id, 'tutor'), student, at))?.name;
  expect(await nameFor(tutor)).toBe('Omar Mansour');
});

/** Everybody who might look at what a tutor has with a student, and whether they see it. */
const viewersOf = (tutorId: string, studentId: string): [Member, boolean][] => [
  [member(tutorId, 'tutor'), true],
  [member(studentId, 'student'), true],
  [member(stranger, 'admin'), true],
  [member(stranger, 'tutor'), false],
  [member(stranger, 'student'), false],
  [member(tutorId, 'student'), false],
];

test('a session is seen by its tutor, its student and administrators, alone or in a list', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const { id } = await addSession(app, { tutorId, studentId });
  const all = { filters: {}, between: null, after: null, limit: 10 };
  for (const [viewer, sees] of viewersOf(tutorId, studentId)) {
    expect((await findSession(app.db, viewer, id)) !== null).toBe(sees);
    expect((await listSessions(app.db, viewer, all)).length > 0).toBe(sees);
    const searched = { ...all, filters: { q: 'English' } };
    expect((await listSessions(app.db, viewer, searched)).length > 0).toBe(sees);
    const frame = { from: new Date(0), until: new Date('2100-01-01') };
    const calendar = { frame, filters: { tutorId }, after: null, limit: 10 };
    expect((await listForFrame(app.db, viewer, calendar)).length > 0).toBe(sees);
  }
});

test('a request about a session is seen by its tutor, its student and administrators, alone or in a list', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const { id: sessionId } = await addSession(app, { tutorId, studentId });
  const [request] = await app.db
    .insert(sessionRequests)
    .values({ sessionId, tutorId, studentId, kind: 'cancel', reason: 'A school trip' })
    .returning({ id: sessionRequests.id });
  for (const [viewer, sees] of viewersOf(tutorId, studentId)) {
    expect((await findSessionRequest(app.db, viewer, request?.id ?? '')) !== null).toBe(sees);
    const listed = await listSessionRequests(app.db, viewer, { filters: {}, after: null, limit: 10 });
    expect(listed.length > 0).toBe(sees);
  }
});

test('a report about a session is seen by its tutor, its student and administrators, alone or in a list', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const { id: sessionId } = await addSession(app, { tutorId, studentId });
  const [report] = await app.db
    .insert(sessionReports)
    .values({ sessionId, tutorId, studentId, kind: 'no-connection' })
    .returning({ id: sessionReports.id });
  for (const [viewer, sees] of viewersOf(tutorId, studentId)) {
    expect((await findSessionReport(app.db, viewer, report?.id ?? '')) !== null).toBe(sees);
    const listed = await listSessionReports(app.db, viewer, { filters: {}, after: null, limit: 10 });
    expect(listed.length > 0).toBe(sees);
  }
});

test('the lessons of a statement are those of the person it is of, on one side', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const { id } = await addSession(app, { tutorId, studentId });
  const range = { from: new Date(0), until: new Date('2100-01-01') };
  for (const [side, personId, sees] of [
    ['family', studentId, true],
    ['tutor', tutorId, true],
    ['family', tutorId, false],
    ['tutor', studentId, false],
    ['family', stranger, false],
    ['tutor', stranger, false],
  ] as const) {
    const lessons = await listStatementLessons(app.db, { side, ids: [personId], range });
    expect(lessons.map(lesson => lesson.id)).toEqual(sees ? [id] : []);
  }
});

test('what is to rate, and what was rated, is the student’s alone', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const [open, rated] = [
    await addSession(app, { tutorId, studentId, status: 'completed' }),
    await addSession(app, { tutorId, studentId, status: 'completed' }),
  ];
  const at = app.clock.now();
  await app.db.insert(feedback).values({ sessionId: rated.id, studentRating: 4, studentRatedAt: at });
  const since = new Date(at.getTime() - 1);
  for (const [id, toRate, ratedLately] of [
    [studentId, [open.id], [rated.id]],
    [stranger, [], []],
  ] as const) {
    const viewer = member(id, 'student');
    const page = { after: null, limit: 10 };
    expect((await listToRate(app.db, viewer, page)).map(session => session.id)).toEqual(toRate);
    const lately = await listRatedLately(app.db, viewer, { since, ...page });
    expect(lately.map(session => session.id)).toEqual(ratedLately);
  }
});

test('a calendar holds the sessions of its owner alone, and only its owner has or ends its address', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const now = app.clock.now();
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const window = { from: at(-30), now, until: at(30), limit: 10 };
  await addSession(app, { tutorId, studentId, startsAt: at(-2) });
  await addSession(app, { tutorId, studentId, startsAt: at(2) });
  for (const [viewer, sees] of viewersOf(tutorId, studentId)) {
    if (viewer.role === 'admin') continue;
    expect(await listForCalendar(app.db, viewer, window)).toHaveLength(sees ? 2 : 0);
  }
  await inTransaction(app.db, async tx => {
    await renewFeed(tx, tutorId, now);
    expect(await deleteFeed(tx, stranger)).toBeNull();
  });
  expect(await findFeed(app.db, stranger)).toBeNull();
  expect(await contentChangedAt(app.db, stranger, { hash: 'other', now })).toBeNull();
  const untouched = { contentHash: null, contentChangedAt: null };
  expect(await findFeed(app.db, tutorId)).toMatchObject({ profileId: tutorId, madeAt: now, ...untouched });
});

test('a tutor’s totals are hers alone, kept or counted', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  await addSession(app, { tutorId, studentId });
  for (const filters of [{}, { q: 'English' }]) {
    const totals = (id: string) => totalSessions(app.db, member(id, 'tutor'), { filters, between: null });
    expect(await totals(tutorId)).toMatchObject({ sessions: 1 });
    expect(await totals(stranger)).toMatchObject({ sessions: 0 });
  }
});

test('homework is seen by its tutor, its student and administrators, alone or in a list', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const { id: sessionId } = await addSession(app, { tutorId, studentId });
  const { id } = await addHomework(app, { tutorId, studentId, sessionId, status: 'completed' });
  for (const [viewer, sees] of viewersOf(tutorId, studentId)) {
    expect((await findHomework(app.db, viewer, id)) !== null).toBe(sees);
    for (const filters of [{}, { studentId }, { toMark: true }] as const) {
      const listed = await listHomework(app.db, viewer, { filters, after: null, limit: 10 });
      expect(listed.length > 0).toBe(sees);
    }
    const inSession = await inTransaction(app.db, tx => listSetIn(tx, viewer, sessionId));
    expect(inSession.length > 0).toBe(sees);
  }
});

test('progress is counted from a student’s own sessions, homework and notes alone', async () => {
  const now = app.clock.now();
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  await addSession(app, { tutorId, studentId, startsAt: now, status: 'completed' });
  await addHomework(app, { tutorId, studentId, dueAt: now });
  const note = { tutorId, studentId, subject: 'English', note: 'Reads aloud.' } as const;
  await app.db.insert(progressNotes).values({ ...note, createdAt: now });
  const span = { start: now, end: new Date(now.getTime() + 60_000), now };
  for (const [id, own] of [
    [studentId, 1],
    [await addPerson(app, { role: 'student' }), 0],
  ] as const) {
    const asked = { studentId: id, ...span };
    expect(await learntParts(app.db, { ...asked, starts: [now], months: ['2026-11'] })).toHaveLength(own);
    expect(await countDueHomework(app.db, asked)).toMatchObject({ set: own });
    expect(await countNotes(app.db, asked)).toBe(own);
  }
});

test('a student’s own lists and counts of homework, and its files, are theirs alone', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const pair = { tutorId, studentId };
  const [open, done] = [
    await addHomework(app, pair),
    await addHomework(app, { ...pair, status: 'completed' }),
  ];
  const { id: fileId } = await addFile(app, studentId);
  await app.db.insert(homeworkFiles).values({ homeworkId: done.id, fileId, position: 1 });
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  for (const [id, seen] of [
    [studentId, true],
    [stranger, false],
  ] as const) {
    const [viewer, page] = [member(id, 'student'), { after: null, limit: 10 }];
    expect(idsOf(await listPending(app.db, viewer, page))).toEqual(seen ? [open.id] : []);
    expect(idsOf(await listHandedIn(app.db, viewer, page))).toEqual(seen ? [done.id] : []);
    expect((await countHomework(app.db, viewer, app.clock.now())).all).toBe(seen ? 2 : 0);
  }
  for (const [viewer, sees] of viewersOf(tutorId, studentId))
    expect((await findWorkFile(app.db, viewer, fileId)) !== null).toBe(sees);
});

/** The same counts and steps of somebody who has nothing. */
const nothingOf = (numbers: Readonly<Record<string, number | boolean>>) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, typeof value === 'number' ? 0 : false]),
  );

test('a tutor’s overview counts and lists what is hers alone', async () => {
  const now = app.clock.now();
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  await assign(app, tutorId, studentId, stranger);
  const at = (hours: number, status: 'scheduled' | 'completed') =>
    addSession(app, { tutorId, studentId, startsAt: inHours(hours), status });
  const from = { timezone: 'Europe/London', validFrom: '2020-01-01', bufferMinutes: 0 };
  const [set] = await app.db
    .insert(availabilitySets)
    .values({ tutorId, ...from })
    .returning();
  if (!set) throw new Error('the set is not there');
  await app.db.insert(availabilityHours).values({ setId: set.id, weekday: 1, opens: 540, closes: 600 });
  const waiting = { leftOpen: await at(-9, 'scheduled'), withoutNotes: await at(-6, 'completed') };
  const near = await at(6, 'scheduled');
  const far = await addSession(app, {
    ...{ tutorId, studentId, startsAt: inHours(8 * 24), originalStartsAt: inHours(8 * 24) },
    seriesId: await addSeries(app, { tutorId, studentId }),
  });
  const lists = {
    upcoming: [near.id, far.id],
    leftOpen: [waiting.leftOpen.id],
    withoutNotes: [waiting.withoutNotes.id],
  };
  const handedIn = { status: 'completed', submittedAt: now, dueAt: now } as const;
  await app.db
    .insert(homework)
    .values({ tutorId, studentId, title: 'Essay', subject: 'English', ...handedIn });
  const one = {
    sessions: 4,
    far: 1,
    ratings: 0,
    stars: 0,
    upcomingWithinAWeek: 1,
    activeStudents: 1,
    leftOpen: 1,
    withoutNotes: 1,
    homeworkToMark: 1,
    hasProfile: false,
    hasHours: true,
    hasDocuments: false,
  };
  const none = nothingOf(one);
  for (const [id, numbers, listed] of [
    [tutorId, one, true],
    [stranger, none, false],
  ] as const) {
    expect(await countForOverview(app.db, { tutorId: id, now, weekEnd: inHours(7 * 24) })).toEqual(numbers);
    for (const name of ['upcoming', 'leftOpen', 'withoutNotes'] as const) {
      const found = await listForOverview(app.db, name, { tutorId: id, now });
      expect(found.map(session => session.id)).toEqual(listed ? lists[name] : []);
    }
    const months = await minutesByMonth(app.db, { tutorId: id, first: '2000-01', last: '2099-12' });
    expect([...months.values()]).toEqual(listed ? [60] : []);
  }
});

test('a student’s overview and lessons are theirs alone', async () => {
  const now = app.clock.now();
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  await assign(app, tutorId, studentId, tutorId);
  const ahead = await addSession(app, { tutorId, studentId, startsAt: inHours(6) });
  const over = await addSession(app, { tutorId, studentId, startsAt: inHours(-6), status: 'completed' });
  const far = await addSession(app, {
    ...{ tutorId, studentId, startsAt: inHours(72), originalStartsAt: inHours(72) },
    seriesId: await addSeries(app, { tutorId, studentId }),
  });
  const due = await addHomework(app, { tutorId, studentId, dueAt: inHours(5) });
  await addHomework(app, { tutorId, studentId, dueAt: inHours(-5) });
  const page = { after: null, limit: 10 };
  const until = inHours(48);
  const seenBy = async (id: string) => ({
    numbers: await countForStudent(app.db, { studentId: id, now, nearUntil: until }),
    due: (await listDueSoon(app.db, { studentId: id, now, until })).map(({ id }) => id),
    ahead: (await listSessionsAhead(app.db, { studentId: id, now }, page)).map(({ id }) => id),
    over: (await listSessionsOver(app.db, { studentId: id, now }, page)).map(({ id }) => id),
  });
  const numbers = {
    sessions: 3,
    completed: 1,
    ratings: 0,
    stars: 0,
    homework: 2,
    homeworkCompleted: 0,
    upcoming: 1,
    far: 1,
    planned: 1,
    overdue: 1,
    hasTutor: true,
    hasParent: false,
    hasChosenMails: false,
  };
  expect(await seenBy(studentId)).toEqual({
    numbers,
    due: [due.id],
    ahead: [ahead.id, far.id],
    over: [over.id],
  });
  expect(await seenBy(stranger)).toEqual({ numbers: nothingOf(numbers), due: [], ahead: [], over: [] });
});

test('hours and time off are seen by their tutor and administrators, alone or in a list', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const otherTutor = await addPerson(app, { role: 'tutor' });
  const hours = { tutorId, timezone: 'Europe/London', validFrom: '2027-01-01', bufferMinutes: 0 };
  const [set] = await app.db.insert(availabilitySets).values(hours).returning();
  const [startsAt, endsAt] = [new Date('2027-01-01T00:00:00Z'), new Date('2027-01-02T00:00:00Z')];
  const [off] = await app.db.insert(timeOff).values({ tutorId, startsAt, endsAt, kind: 'ill' }).returning();
  const page = { tutorId, after: null, limit: 10 };
  for (const [viewer, sees] of [
    [member(tutorId, 'tutor'), true],
    [member(otherTutor, 'tutor'), false],
    [member(NEVER, 'admin'), true],
  ] as const) {
    expect((await findAvailability(app.db, viewer, set?.id ?? '')) !== null).toBe(sees);
    expect((await listAvailability(app.db, viewer, page)).length > 0).toBe(sees);
    expect((await findTimeOff(app.db, viewer, off?.id ?? '')) !== null).toBe(sees);
    expect((await listTimeOff(app.db, viewer, page)).length > 0).toBe(sees);
  }
});

test('a series is seen by its tutor, its student and administrators, alone or in a list', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const otherTutor = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const [series] = await app.db
    .insert(sessionSeries)
    .values({
      ...{ tutorId, studentId, subject: 'English', durationMinutes: 60, anchorTimezone: 'Asia/Riyadh' },
      ...{ startsOn: '2027-01-10', everyWeeks: 1, lessons: 12, createdBy: tutorId },
    })
    .returning({ id: sessionSeries.id });
  const timetable = { country: 'SA', fromOn: '2027-02-08', untilOn: '2027-03-08' } as const;
  for (const [viewer, sees] of [
    [member(tutorId, 'tutor'), true],
    [member(otherTutor, 'tutor'), false],
    [member(studentId, 'student'), true],
    [member(await addPerson(app, { role: 'student' }), 'student'), false],
    [member(NEVER, 'admin'), true],
  ] as const) {
    expect((await findSeries(app.db, viewer, series?.id ?? '')) !== null).toBe(sees);
    const page = { state: 'running', studentId, now: app.clock.now(), after: null, limit: 10 } as const;
    expect((await listSeries(app.db, viewer, page)).length > 0).toBe(sees);
    const asked = { id: series?.id ?? '', now: app.clock.now() };
    expect((await findSeriesOf(app.db, viewer, timetable, asked)) !== null).toBe(sees);
    const listed = await listSeriesOf(app.db, viewer, timetable, { ...asked, after: null, limit: 100 });
    expect(listed.some(({ id }) => id === series?.id)).toBe(sees);
  }
});

test('a progress note is seen by its tutor, its student and administrators, alone or in a list', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const [note] = await app.db
    .insert(progressNotes)
    .values({ tutorId, studentId, subject: 'English', note: 'Reads aloud.' })
    .returning({ id: progressNotes.id });
  for (const [viewer, sees] of viewersOf(tutorId, studentId)) {
    expect((await findProgressNote(app.db, viewer, note?.id ?? '')) !== null).toBe(sees);
    const listed = await listProgressNotes(app.db, viewer, { studentId, after: null, limit: 10 });
    expect(listed.length > 0).toBe(sees);
  }
});

test('a message is seen by its tutor, its student and administrators, alone or in a list', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const [message] = await app.db
    .insert(messages)
    .values({ tutorId, studentId, authorId: tutorId, text: 'See you on Sunday.' })
    .returning({ id: messages.id });
  for (const [viewer, sees] of viewersOf(tutorId, studentId)) {
    expect((await findMessage(app.db, viewer, message?.id ?? '')) !== null).toBe(sees);
    for (const correspondent of [undefined, tutorId]) {
      const listed = await listMessages(app.db, viewer, { studentId, correspondent, after: null, limit: 10 });
      expect(listed.length > 0).toBe(sees);
    }
  }
});

test('a message to the academy is seen by its student and administrators, and by no tutor', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  await assign(app, tutorId, studentId, tutorId);
  const [message] = await app.db
    .insert(messages)
    .values({ studentId, authorId: studentId, text: 'A question' })
    .returning({ id: messages.id });
  for (const [viewer, isBetween] of viewersOf(tutorId, studentId)) {
    const sees = isBetween && viewer.role !== 'tutor';
    expect((await findMessage(app.db, viewer, message?.id ?? '')) !== null).toBe(sees);
    for (const correspondent of [undefined, 'academy']) {
      const listed = await listMessages(app.db, viewer, { studentId, correspondent, after: null, limit: 10 });
      expect(listed.length > 0).toBe(sees);
    }
  }
});

test('a student sees their own tutors alone', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  await assign(app, tutorId, studentId, tutorId);
  const tutorsOf = async (id: string) =>
    (await listTutors(app.db, member(id, 'student'), { at: app.clock.now(), after: null, limit: 10 })).map(
      ({ id }) => id,
    );
  expect(await tutorsOf(studentId)).toEqual([tutorId]);
  expect(await tutorsOf(stranger)).toEqual([]);
});

test('a private resource and its file are seen by its owner and administrators, alone, in a list or counted', async () => {
  const [tutorId, other] = [await addPerson(app, { role: 'tutor' }), await addPerson(app, { role: 'tutor' })];
  const { id: fileId } = await addFile(app, tutorId);
  const { id } = await addResource(app, { uploadedBy: tutorId, fileId, type: 'document', isPublic: false });
  const query = { sort: 'name', limit: 10, offset: 0, q: 'phonics' } as const;
  for (const [viewer, sees] of [
    [member(tutorId, 'tutor'), true],
    [member(other, 'tutor'), false],
    [member(stranger, 'admin'), true],
  ] as const) {
    expect((await findResource(app.db, viewer, id)) !== null).toBe(sees);
    expect((await findResourceFile(app.db, viewer, fileId)) !== null).toBe(sees);
    for (const asked of [query, { ...query, q: undefined }])
      expect((await listResources(app.db, viewer, asked)).map(found => found.id).includes(id)).toBe(sees);
    expect((await countResources(app.db, viewer)).documents).toBe(sees ? 1 : 0);
  }
  const { id: free } = await addFile(app, tutorId);
  await inTransaction(app.db, async tx => {
    expect(await lockOwnFile(tx, other, free)).toBeNull();
    expect(await lockOwnFile(tx, tutorId, free)).not.toBeNull();
  });
  expect(await unclaimedBytesOf(app.db, tutorId, new Date(0))).toBeGreaterThan(0);
  expect(await unclaimedBytesOf(app.db, stranger, new Date(0))).toBe(0);
});

test('a file on its way is its sender’s alone', async () => {
  const [ownerId, id] = [await addPerson(app, { role: 'student' }), randomUUID()];
  const progressAt = app.clock.now();
  await app.db
    .insert(uploads)
    .values({ id, ownerId, use: 'homework', name: 'essay.pdf', size: 10, progressAt });
  for (const [who, sees] of [
    [ownerId, true],
    [stranger, false],
  ] as const) {
    expect((await findUpload(app.db, who, id)) !== null).toBe(sees);
    await inTransaction(app.db, async tx => {
      expect((await lockUpload(tx, who, id)) !== null).toBe(sees);
    });
  }
  const soon = new Date(app.clock.now().getTime() + 86_400_000);
  await inTransaction(app.db, tx => deleteIdleUploadsOf(tx, stranger, soon));
  expect(await findUpload(app.db, ownerId, id)).not.toBeNull();
  await inTransaction(app.db, tx => deleteIdleUploadsOf(tx, ownerId, soon));
  expect(await findUpload(app.db, ownerId, id)).toBeNull();
});

test('a tutor knows of a student what is between the two, and the parent only of one assigned to her', async () => {
  const [tutorId, other, studentId, hers] = [
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'student' }),
    await addPerson(app, { role: 'student' }),
  ];
  await assign(app, tutorId, studentId, tutorId);
  await app.db.insert(guardians).values({ studentId, position: 1, name: 'Umm Omar' });
  const at = app.clock.now();
  const past = { startsAt: new Date(at.getTime() - 86_400_000), status: 'completed' } as const;
  await addSession(app, { tutorId, studentId });
  await addSession(app, { tutorId, studentId, ...past });
  await addSession(app, { tutorId: other, studentId: hers, ...past });
  const seenBy = async (id: string) => ({
    listed: (
      await listStudents(app.db, member(id, 'tutor'), { q: undefined, at, after: null, limit: 10 })
    ).map(({ id }) => id),
    record: await findStudentRecord(app.db, member(id, 'tutor'), studentId, at),
    contact: (await findParentContact(app.db, member(id, 'tutor'), studentId, at))?.name,
  });
  const mine = { id: studentId, isAssigned: true, completedSessions: 1, upcomingSessions: 1 };
  expect(await seenBy(tutorId)).toMatchObject({ listed: [studentId], record: mine, contact: 'Umm Omar' });
  expect(await seenBy(other)).toEqual({ listed: [hers], record: null, contact: undefined });

  await addSession(app, { tutorId: other, studentId, startsAt: new Date(at.getTime() - 2 * 86_400_000) });
  const met = { isAssigned: false, email: null, completedSessions: 0, upcomingSessions: 0, assignments: [] };
  expect(await seenBy(other)).toMatchObject({ record: met, contact: undefined });
});
