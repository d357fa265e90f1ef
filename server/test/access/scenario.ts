import { randomBytes, randomUUID } from 'node:crypto';
import { authFactors, authSessions } from '@bayan/auth/store/tables';
import type { AdminRight, Role } from '@bayan/domain/roles';
import { addDays, weekdayOf } from '@bayan/domain/time/days';
import { eq } from 'drizzle-orm';
import { holidays, settingsVersions } from '#schema/academy.ts';
import { availabilitySets, timeOff } from '#schema/availability.ts';
import { profiles } from '#schema/people.ts';
import { homeworkFiles, sessionSeriesDays, timetables } from '#schema/teaching.ts';
import {
  addCheck,
  addFile,
  addHomework,
  addPerson,
  addResource,
  addSession,
  aPicture,
  assign,
  type Person,
  signIn,
} from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { addTriedMail } from '#test/mail/tried-mail.ts';
import { newReplyToken, newStopToken } from '#test/reminders/mailed-tokens.ts';
import { senderOf } from '#test/uploads/sender.ts';

/** One of everybody who might ask: the people of the access matrix. */
interface MadeSeries {
  readonly id: string;
  readonly version: number;
  readonly startsOn: string;
}

export interface Scenario {
  readonly app: TestApp;
  readonly people: Record<Persona, Person | null>;
  readonly ids: { tutor: string; otherTutor: string; student: string; otherStudent: string };
  newSession(status?: 'completed'): Promise<{ id: string; version: number }>;
  /** Completed just now, at an hour of its own. */
  newTaughtSession(): Promise<{ id: string; version: number }>;
  newSessionRequest(): Promise<{ id: string; version: number }>;
  /** An absence of the student, just recorded. */
  newAbsence(): Promise<string>;
  newSessionReport(): Promise<{ id: string; version: number }>;
  /** By its student, just now. */
  newRatedSession(): Promise<{ id: string; studentVersion: number }>;
  newHomework(status?: 'completed'): Promise<{ id: string; version: number }>;
  /** Handed in, with a file. */
  newWork(): Promise<{ id: string; fileId: string }>;
  /** On a day of its own. */
  newHoliday(): Promise<{ id: string; version: number }>;
  /** Of a year of its own. */
  newTimetable(): Promise<{ id: string; version: number }>;
  /** Of the family's country, on a day. */
  newTimetableOn(day: string): Promise<{ id: string }>;
  /** Weekly hours of the tutor, on a day of their own. */
  newAvailability(): Promise<{ id: string; version: number }>;
  /** Of the tutor, on a day of its own. */
  newTimeOff(): Promise<{ id: string; version: number }>;
  /** Of the tutor and the student, with one lesson on a day of its own. */
  newSeries(): Promise<MadeSeries>;
  newSeriesWithDayOff(): Promise<MadeSeries>;
  /** On its only day. */
  newSeriesWithGap(): Promise<MadeSeries>;
  newPausedSeries(): Promise<MadeSeries & { readonly pauseId: string }>;
  newProgressNote(): Promise<{ id: string; version: number }>;
  newStaffNote(): Promise<{ id: string; version: number }>;
  newImport(): Promise<{ id: string; version: number }>;
  newConfirmedImport(): Promise<{ id: string; version: number }>;
  /** By the administrator, just now. */
  newRemovedStaffNote(): Promise<{ id: string; version: number }>;
  /** With a file, and the tutor's own. */
  newResource(): Promise<{ id: string; version: number }>;
  /** Removed by the tutor a moment ago. */
  newRemovedResource(): Promise<{ id: string; version: number }>;
  /** Of the tutor's, with all that belongs to it. */
  newUpload(): Promise<string>;
  /** Of the file of a resource, written for the tutor. */
  addressOf(resourceId: string): Promise<string>;
  newAssignment(): Promise<{ id: string; version: number }>;
  newInvited(): Promise<{ id: string; version: number }>;
  newAuthSession(): Promise<string>;
  /** Of somebody who is none of the people here. */
  newDevice(): Promise<{ personId: string; deviceId: string }>;
  /** Of a link in the reminder of a lesson that the student has. */
  replyToken(): Promise<string>;
  stopToken(): Promise<string>;
  /** A document of a tutor's vetting. */
  newVettingDocument(): Promise<{ id: string; fileId: string }>;
  /** The first version of the settings. */
  settingsVersion(): Promise<string>;
  /** Which could not be sent, and waits for its next attempt. */
  newTriedMail(): Promise<string>;
  /** The file of a picture that somebody has. */
  somePicture(): Promise<string>;
  /** Of the person's own profile. */
  versionOf(persona: Persona): Promise<number>;
  newPerson(role: Role | null, approved?: boolean): Promise<{ id: string; version: number }>;
}

export const PERSONAS = [
  'anonymous',
  'without role',
  'tutor awaiting approval',
  'deactivated tutor',
  'with a second factor, not yet given',
  'admin without a second factor',
  'admin',
  'admin, owner alone',
  'admin, operations alone',
  'admin, safeguarding alone',
  'tutor, owner',
  'tutor, stranger',
  'student, owner',
  'student, stranger',
] as const;
export type Persona = (typeof PERSONAS)[number];

/** An administrator, to whom everything would be open. */
async function signInWithoutSecondFactor(app: TestApp): Promise<Person> {
  const person = await signIn(app, { role: 'admin' });
  const secret = randomBytes(20);
  await app.db
    .insert(authFactors)
    .values({ userId: person.id, factorType: 'totp', status: 'verified', secret });
  return person;
}

const signInWithRight = (app: TestApp, right: AdminRight) =>
  signIn(app, { role: 'admin', rights: [right], withSecondFactor: true });

const COUNTRIES = ['QA', 'BH', 'KW', 'AE'] as const;
const YEARS = 50;
let timetablesMade = 0;
let hijriYear = 1440;
async function addTimetable(
  app: TestApp,
  values: Pick<typeof timetables.$inferInsert, 'country' | 'fromOn' | 'untilOn' | 'hijriYear'>,
) {
  const iftar = { iftarFrom: '16:45', iftarUntil: '18:45' };
  const [row] = await app.db
    .insert(timetables)
    .values({ ...values, ...iftar, certainty: 'expected' })
    .returning();
  if (!row) throw new Error('no timetable was made');
  return row;
}

let days = 0;
/** Hours and time off of one tutor never meet. */
export const onADayOfItsOwn = <From extends string, Until extends string>(from: From, until: Until) => {
  const day = addDays('2027-01-01', ++days);
  return { [from]: day, [until]: day } as Record<From | Until, string>;
};

const versionOf = async ({ db }: TestApp, id: string) =>
  (await db.select().from(profiles).where(eq(profiles.id, id)))[0]?.version ?? 0;

async function sendPicture(app: TestApp, { id, call }: Person): Promise<string> {
  const version = await versionOf(app, id);
  const answer = await call('PUT', '/api/me/picture', { body: await aPicture(), version });
  const { profile } = (await answer.json()) as { profile: { picture: { large: string } } };
  return profile.picture.large.split('/').at(-1) ?? '';
}

export async function addAuthSession({ db }: TestApp, userId: string): Promise<string> {
  const [made] = await db
    .insert(authSessions)
    .values({ userId, refreshKey: randomBytes(32) })
    .returning({ id: authSessions.id });
  return made?.id ?? '';
}

export async function createScenario(): Promise<Scenario> {
  // As an academy runs it: administrators come in only with a second factor (R640).
  const app = await createTestApp({ env: { AUTH_ADMIN_SECOND_FACTOR: 'on' } });
  const admin = await signIn(app, { role: 'admin', name: 'Admin', withSecondFactor: true });
  const tutor = await signIn(app, { role: 'tutor', name: 'Tutor', timezone: 'Europe/London' });
  const otherTutor = await signIn(app, { role: 'tutor', name: 'Other Tutor' });
  const student = await signIn(app, { role: 'student', name: 'Student' });
  const otherStudent = await signIn(app, { role: 'student', name: 'Other Student' });
  const somebodyElse = await signIn(app, { role: 'student' });
  await assign(app, tutor.id, student.id, admin.id);
  let taught = 0;
  let pictureId: Promise<string> | undefined;
  const people: Scenario['people'] = {
    anonymous: null,
    'without role': await signIn(app, { role: null }),
    'tutor awaiting approval': await signIn(app, { role: 'tutor', approved: false }),
    'deactivated tutor': await signIn(app, { role: 'tutor', isActive: false }),
    'with a second factor, not yet given': await signInWithoutSecondFactor(app),
    'admin without a second factor': await signIn(app, { role: 'admin' }),
    admin,
    'admin, owner alone': await signInWithRight(app, 'owner'),
    'admin, operations alone': await signInWithRight(app, 'operations'),
    'admin, safeguarding alone': await signInWithRight(app, 'safeguarding'),
    'tutor, owner': tutor,
    'tutor, stranger': otherTutor,
    'student, owner': student,
    'student, stranger': otherStudent,
  };
  const newSeries = async () => {
    const { startsOn, untilOn } = onADayOfItsOwn('startsOn', 'untilOn');
    const slots = [{ weekday: weekdayOf(startsOn), time: '03:30' }];
    const made = { studentId: student.id, subject: 'English', timezone: 'Asia/Riyadh', days: [startsOn] };
    const body = { ...made, startsOn, untilOn, slots };
    const answer = await tutor.call('POST', '/api/session-series', { body });
    return (await answer.json()) as MadeSeries;
  };
  const newSeriesWithDayOff = async () => {
    const { id, version, startsOn } = await newSeries();
    const path = `/api/session-series/${id}/days/${startsOn}`;
    return (await (await tutor.call('POST', path, { body: {}, version })).json()) as MadeSeries;
  };
  const newAbsence = async () => {
    const now = app.clock.now();
    const people = { tutorId: tutor.id, studentId: student.id, cancelledBy: tutor.id, cancelledAt: now };
    const startsAt = new Date(now.getTime() - 3_600_000);
    const values = { ...people, startsAt, status: 'cancelled', outcome: 'student-absent' } as const;
    return (await addSession(app, values)).id;
  };
  const newResource = async () => {
    const { id: fileId } = await addFile(app, tutor.id);
    return addResource(app, { uploadedBy: tutor.id, fileId, type: 'document', isPublic: false });
  };
  const newStaffNote = async () => {
    const body = { text: 'The family asks for mornings.', about: { kind: 'person', id: student.id } };
    const answer = await admin.call('POST', '/api/staff-notes', { body });
    return (await answer.json()) as { id: string; version: number };
  };
  const newImport = async () => {
    const body = `Name,Email\nOmar,${randomUUID()}@families.example\n`;
    // Nobody may send as many files in an hour as all these callers need.
    const sender = await signInWithRight(app, 'operations');
    const answer = await sender.call('POST', '/api/imports?kind=students&name=new.csv', { body });
    return (await answer.json()) as { id: string; version: number };
  };
  return {
    app,
    people,
    ids: { tutor: tutor.id, otherTutor: otherTutor.id, student: student.id, otherStudent: otherStudent.id },
    newSession: status =>
      addSession(app, { tutorId: tutor.id, studentId: student.id, ...(status ? { status } : {}) }),
    newTaughtSession() {
      const closedAt = app.clock.now();
      const startsAt = new Date(closedAt.getTime() - ++taught * 3_600_000);
      return addSession(app, {
        tutorId: tutor.id,
        studentId: student.id,
        startsAt,
        status: 'completed',
        closedAt,
      });
    },
    async newSessionRequest() {
      const { id: sessionId } = await addSession(app, { tutorId: tutor.id, studentId: student.id });
      const body = { sessionId, kind: 'cancel', reason: 'A school trip' };
      const answer = await student.call('POST', '/api/session-requests', { body });
      return (await answer.json()) as { id: string; version: number };
    },
    newAbsence,
    async newSessionReport() {
      const body = { sessionId: await newAbsence(), kind: 'contest' };
      const answer = await student.call('POST', '/api/session-reports', { body });
      return (await answer.json()) as { id: string; version: number };
    },
    async newRatedSession() {
      const { id } = await addSession(app, {
        tutorId: tutor.id,
        studentId: student.id,
        status: 'completed',
      });
      const answer = await student.call('POST', `/api/sessions/${id}/feedback`, { body: { rating: 4 } });
      const { feedback } = (await answer.json()) as { feedback: { studentVersion: number } };
      return { id, studentVersion: feedback.studentVersion };
    },
    newHomework: status =>
      addHomework(app, { tutorId: tutor.id, studentId: student.id, ...(status ? { status } : {}) }),
    async newWork() {
      const { id } = await addHomework(app, {
        tutorId: tutor.id,
        studentId: student.id,
        status: 'completed',
      });
      const { id: fileId } = await addFile(app, student.id);
      await app.db.insert(homeworkFiles).values({ homeworkId: id, fileId, position: 1 });
      return { id, fileId };
    },
    async newHoliday() {
      const days = onADayOfItsOwn('fromOn', 'untilOn');
      const names = { country: 'SA', key: days.fromOn, name: 'Holiday', nameAr: 'عطلة' };
      const [row] = await app.db
        .insert(holidays)
        .values({ ...names, ...days, isOff: false, certainty: 'fixed' })
        .returning();
      if (!row) throw new Error('no holiday was made');
      return row;
    },
    newTimetable() {
      const country = COUNTRIES[Math.floor(timetablesMade / YEARS)] ?? 'OM';
      const year = 1441 + (timetablesMade++ % YEARS);
      return addTimetable(app, { country, hijriYear: year, ...onADayOfItsOwn('fromOn', 'untilOn') });
    },
    newTimetableOn: day =>
      addTimetable(app, { country: 'SA', hijriYear: ++hijriYear, fromOn: day, untilOn: day }),
    async newAvailability() {
      const [row] = await app.db
        .insert(availabilitySets)
        .values({
          tutorId: tutor.id,
          timezone: 'Europe/London',
          ...onADayOfItsOwn('validFrom', 'validUntil'),
          bufferMinutes: 0,
        })
        .returning();
      if (!row) throw new Error('no hours were made');
      return row;
    },
    async newTimeOff() {
      const { day } = onADayOfItsOwn('day', 'day');
      const [startsAt, endsAt] = [new Date(`${day}T00:00:00Z`), new Date(`${day}T12:00:00Z`)];
      const [row] = await app.db
        .insert(timeOff)
        .values({ tutorId: tutor.id, startsAt, endsAt, kind: 'leave' })
        .returning();
      if (!row) throw new Error('no time off was made');
      return row;
    },
    newSeries,
    newSeriesWithDayOff,
    async newSeriesWithGap() {
      const made = await newSeriesWithDayOff();
      const isIts = eq(sessionSeriesDays.seriesId, made.id);
      await app.db.update(sessionSeriesDays).set({ kind: 'clash', settledAt: null }).where(isIts);
      return made;
    },
    async newPausedSeries() {
      const { id, version, startsOn } = await newSeries();
      const body = { fromOn: startsOn, untilOn: startsOn };
      const answer = await tutor.call('POST', `/api/session-series/${id}/pauses`, { body, version });
      const series = (await answer.json()) as MadeSeries & { pauses: { id: string }[] };
      return { ...series, pauseId: series.pauses[0]?.id ?? '' };
    },
    async newProgressNote() {
      const body = { studentId: student.id, subject: 'English', note: 'Reads aloud with confidence.' };
      const answer = await tutor.call('POST', '/api/progress-notes', { body });
      return (await answer.json()) as { id: string; version: number };
    },
    async newVettingDocument() {
      const { id: fileId } = await addFile(app, admin.id);
      const id = await addPerson(app, { role: 'tutor' });
      await addCheck(app, { tutorId: id, kind: 'identity', documents: [fileId] });
      return { id, fileId };
    },
    newStaffNote,
    newImport,
    async newConfirmedImport() {
      const { id, version } = await newImport();
      const answer = await admin.call('POST', `/api/imports/${id}/confirm`, { version });
      return (await answer.json()) as { id: string; version: number };
    },
    async newRemovedStaffNote() {
      const { id, version } = await newStaffNote();
      const answer = await admin.call('DELETE', `/api/staff-notes/${id}`, { version });
      return (await answer.json()) as { id: string; version: number };
    },
    newResource,
    async newRemovedResource() {
      const { id, version } = await newResource();
      const answer = await tutor.call('DELETE', `/api/resources/${id}`, { version });
      return (await answer.json()) as { id: string; version: number };
    },
    async newUpload() {
      const [id, sender] = [randomUUID(), senderOf(tutor)];
      await sender.begin(id, { name: 'a.pdf', size: 8, use: 'document' });
      await sender.part(id, 1, Buffer.from('%PDF-1.7'));
      return id;
    },
    async addressOf(id) {
      const answer = await tutor.call('POST', `/api/resources/${id}/link`, { body: { use: 'view' } });
      return ((await answer.json()) as { url: string }).url;
    },
    async newAssignment() {
      const someStudent = await addPerson(app, { role: 'student' });
      return { id: await assign(app, tutor.id, someStudent, admin.id), version: 1 };
    },
    async newInvited() {
      const body = { email: `guest-${randomUUID()}@people.example`, name: 'Guest', role: 'student' };
      const answer = await admin.call('POST', '/api/profiles/invitations', { body });
      return ((await answer.json()) as { profile: { id: string; version: number } }).profile;
    },
    newAuthSession: () => addAuthSession(app, somebodyElse.id),
    newDevice: async () => ({
      personId: somebodyElse.id,
      deviceId: await addAuthSession(app, somebodyElse.id),
    }),
    newTriedMail: () => addTriedMail(app),
    async somePicture() {
      pictureId ??= sendPicture(app, somebodyElse);
      return pictureId;
    },
    replyToken: () => newReplyToken(app, { tutorId: tutor.id, studentId: student.id }),
    stopToken: () => newStopToken(app, somebodyElse.id),
    settingsVersion: async () => {
      const [first] = await app.db.select({ id: settingsVersions.id }).from(settingsVersions).limit(1);
      return first?.id ?? '';
    },
    versionOf: async persona => versionOf(app, people[persona]?.id ?? somebodyElse.id),
    newPerson: async (role, approved = true) => ({
      id: await addPerson(app, { role, approved }),
      version: 1,
    }),
  };
}
