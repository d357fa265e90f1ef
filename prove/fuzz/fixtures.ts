import { randomUUID } from 'node:crypto';
import { addDays, weekdayOf } from '@bayan/domain/time/days';
import { readSettings } from '@bayan/server/academy/settings/settings.repository';
import { readSettingsVersions } from '@bayan/server/academy/settings/settings-versions.repository';
import { availabilityHours, availabilitySets } from '@bayan/server/schema/availability';
import { homeworkFiles, sessionSeriesDays } from '@bayan/server/schema/teaching';
import { addAuthSession } from '@bayan/server/test/access/scenario';
import {
  addApplication,
  addCheck,
  addFile,
  addHomework,
  addPerson,
  addResource,
  addSession,
  addTutorApplication,
  assign,
  formStamp,
  inConsultation,
  type Person,
  signIn,
} from '@bayan/server/test/builders';
import type { TestApp } from '@bayan/server/test/harness';
import { addTriedMail } from '@bayan/server/test/mail/tried-mail';
import { addErasure, addReadyExport } from '@bayan/server/test/personal-data/requests';
import { addTutor, publish } from '@bayan/server/test/public-tutors/shown-tutor';
import { newReplyToken, newStopToken } from '@bayan/server/test/reminders/mailed-tokens';
import { senderOf } from '@bayan/server/test/uploads/sender';
import { eq } from 'drizzle-orm';
import { accountFixtures } from './account-fixtures.ts';
import { PDF } from './small-files.ts';
import { SMALL_PICTURE } from './small-picture.ts';

/** People and records for some cases, by the names under which cases ask for them. */
export type Fixtures = Readonly<Record<string, string>>;

export const FIXTURE_SESSIONS = 8;

/** New for each few hundred cases: what these do to their people and records must not make the next ones idle. */
export async function createFixtures(app: TestApp): Promise<Fixtures> {
  const admin = await signIn(app, { role: 'admin', timezone: 'Europe/London' });
  const tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  const student = await signIn(app, { role: 'student' });
  await assign(app, tutor.id, student.id, admin.id);
  const note = { studentId: student.id, subject: 'English', note: 'Reads aloud.' };
  const written = await tutor.call('POST', '/api/progress-notes', { body: note });
  const pair = { tutorId: tutor.id, studentId: student.id };
  const { version } = await readSettings(app.db);
  const invitation = { email: `guest-${randomUUID()}@people.example`, name: 'Guest', role: 'student' };
  const answer = await admin.call('POST', '/api/profiles/invitations', { body: invitation });
  const { profile } = (await answer.json()) as { profile: { id: string; version: number } };
  return {
    ...(await resourcesOf(app, tutor)),
    ...(await uploadsOf(tutor)),
    'admin.token': admin.token,
    'tutor.token': tutor.token,
    'student.token': student.token,
    'admin.id': admin.id,
    'tutor.id': tutor.id,
    'student.id': student.id,
    // Of other students: these are going to be ended.
    'taker.id': await addPerson(app, { role: 'tutor' }),
    'handedOver.id': await assign(app, tutor.id, await addPerson(app, { role: 'student' }), admin.id),
    'assignment.id': await assign(app, tutor.id, await addPerson(app, { role: 'student' }), admin.id),
    'progressNote.id': ((await written.json()) as { id: string }).id,
    'homework.id': (await addHomework(app, pair)).id,
    'handedIn.id': (await addHomework(app, { ...pair, status: 'completed' })).id,
    'assigned.id': (await addHomework(app, pair)).id,
    'toHandIn.id': (await addHomework(app, pair)).id,
    ...(await workOf(app, pair)),
    ...(await plansOf(tutor)),
    ...(await seriesOf(app, { tutor, admin }, student.id)),
    'holiday.id': await newHoliday(admin),
    'goneHoliday.id': await newHoliday(admin),
    'timetable.id': await newTimetable(admin, { country: 'KW' }),
    'appliedTimetable.id': await newTimetable(admin, { country: 'KW' }),
    'liftedTimetable.id': await newTimetable(admin, { country: 'KW' }),
    'application.id': await addApplication(app),
    'ownedApplication.id': await addApplication(app),
    'movedApplication.id': await addApplication(app),
    'matchedApplication.id': await addApplication(app, { email: `${randomUUID()}@family.example` }),
    'bookedApplication.id': await addApplication(app),
    'cancelledApplication.id': await addApplication(app, inConsultation(app)),
    ...(await certificateOf(app)),
    'form.stamp': await formStamp(app),
    'picture.id': await pictureOf(await signIn(app, { role: 'student' })),
    'settings.version': String(version),
    // Once they have been changed.
    'settings.next': String(version + 1),
    'settingsVersion.id': await settingsVersionOf(app),
    'invited.id': profile.id,
    'invited.version': String(profile.version),
    'waitingTutor.id': await addPerson(app, { role: 'tutor', approved: false }),
    'leavingTutor.id': await addPerson(app, { role: 'tutor' }),
    'shownTutor.id': await shownTutor(app, admin),
    'somebody.id': await addPerson(app, { role: 'student' }),
    'corrected.id': await addPerson(app, { role: 'student' }),
    'colleague.id': await addPerson(app, { role: 'admin' }),
    'triedMail.id': await addTriedMail(app),
    ...(await signedInElsewhere(app)),
    'newcomer.id': await addPerson(app, { role: null }),
    ...(await requestsOf(app, { student, tutorId: tutor.id })),
    ...(await reportsOf(app, { student, tutorId: tutor.id })),
    ...(await movableSessionOf(app, student.id)),
    'look.token': await newReplyToken(app, pair, 'move'),
    'reply.token': await newReplyToken(app, pair),
    'stop.token': await newStopToken(app, student.id),
    'runningSession.id': (await addSession(app, { ...pair, ...underWay(app) })).id,
    'taughtSession.id': (await addSession(app, { ...pair, ...justTaught(app) })).id,
    'givenSession.id': (await addSession(app, { ...pair, status: 'completed' })).id,
    ...(await ratingsOf(app, pair, student)),
    ...(await sessionsOf(app, pair)),
    ...(await leftSessionOf(app, admin, tutor.id)),
    ...(await accountFixtures(app)),
    ...(await staffNotesOf(admin)),
    ...(await vettedTutor(app, admin)),
    'forgotten.id': await addPerson(app, { role: 'student' }),
    'export.id': await addReadyExport(app, admin.id, student.id),
    'erasure.id': (await addErasure(app, admin.id, await addPerson(app, { role: 'tutor' }))).id,
    ...(await importsOf(admin)),
    // Last: the others move the clock on, and a change can be undone for a minute.
    'cancelledSession.id': await cancelledBy(tutor, await addSession(app, pair)),
    'removedResource.id': await removedBy(tutor, await addResource(app, { uploadedBy: tutor.id })),
  };
}

async function certificateOf(app: TestApp): Promise<Fixtures> {
  const { id, fileId } = await addTutorApplication(app);
  return { 'tutorApplication.id': id, 'tutorApplication.fileId': fileId };
}

/** Of a tutor who is open all day long, every day. */
async function movableSessionOf(app: TestApp, studentId: string): Promise<Fixtures> {
  const tutorId = await addPerson(app, { role: 'tutor' });
  await keepAllHours(app, tutorId);
  const day = 86_400_000;
  const startsAt = new Date((Math.ceil(app.clock.now().getTime() / day) + 4 * 365) * day);
  const { id } = await addSession(app, { tutorId, studentId, startsAt });
  const newStart = new Date(startsAt.getTime() + day).toISOString();
  return { 'movableSession.id': id, 'movableSession.newStart': newStart };
}

async function keepAllHours(app: TestApp, tutorId: string) {
  const [set] = await app.db
    .insert(availabilitySets)
    .values({ tutorId, timezone: 'Europe/London', validFrom: '2026-01-01', mostADay: null, bufferMinutes: 0 })
    .returning({ id: availabilitySets.id });
  if (!set) throw new Error('no hours were kept');
  const week = [1, 2, 3, 4, 5, 6, 7];
  await app.db
    .insert(availabilityHours)
    .values(week.map(weekday => ({ setId: set.id, weekday, opens: 0, closes: 1440 })));
}

/** Hours and time off of the tutor, and others that go. */
async function plansOf(tutor: Person): Promise<Fixtures> {
  const idOf = async (path: string, body: object, part: 'availability' | 'timeOff') => {
    const answer = await tutor.call('POST', path, { body });
    return ((await answer.json()) as Record<string, { id: string }>)[part]?.id ?? '';
  };
  const hoursOn = (day: string) =>
    idOf('/api/availability', { validFrom: day, validUntil: day, hours: [] }, 'availability');
  const offOn = (day: string) =>
    idOf('/api/time-off', { fromOn: day, untilOn: day, kind: 'leave' }, 'timeOff');
  return {
    'availability.id': await hoursOn('2040-01-01'),
    'seenAvailability.id': await hoursOn('2040-01-03'),
    'goneAvailability.id': await hoursOn('2040-01-02'),
    'timeOff.id': await offOn('2040-01-01'),
    'seenTimeOff.id': await offOn('2039-05-01'),
    'goneTimeOff.id': await offOn('2040-01-02'),
  };
}

/** One that is only read, and one for each change. */
async function seriesOf(
  app: TestApp,
  { tutor, admin }: Record<'tutor' | 'admin', Person>,
  studentId: string,
) {
  const [read, ended, changing, skipped, off, paused, onPause, gap, timetabled] = await Promise.all(
    Array.from({ length: 9 }, () => newSeries(app, tutor, studentId)),
  );
  if (!read || !ended || !changing || !skipped || !off || !paused || !onPause || !gap || !timetabled)
    throw new Error('no series');
  const changed = (id: string, path: string, body: object) =>
    tutor.call('POST', `/api/session-series/${id}/${path}`, { body, version: 1 });
  await changed(off.id, `days/${off.day}`, {});
  await changed(gap.id, `days/${gap.day}`, {});
  // As if the day had not been free when its lesson was to be made.
  const isOfGap = eq(sessionSeriesDays.seriesId, gap.id);
  await app.db.update(sessionSeriesDays).set({ kind: 'clash', settledAt: null }).where(isOfGap);
  const range = { fromOn: onPause.day, untilOn: onPause.day };
  const answer = await changed(onPause.id, 'pauses', range);
  const { pauses } = (await answer.json()) as { pauses: { id: string }[] };
  return {
    ...{ 'series.id': read.id, 'series.day': read.day, 'endedSeries.id': ended.id },
    ...{ 'changedSeries.id': changing.id, 'changedSeries.day': changing.day },
    ...{ 'skippedSeries.id': skipped.id, 'skippedSeries.day': skipped.day },
    ...{ 'seriesWithDayOff.id': off.id, 'seriesWithDayOff.day': off.day },
    ...{ 'seriesWithGap.id': gap.id, 'seriesWithGap.day': gap.day },
    'timetabledSeries.id': timetabled.id,
    'seriesTimetable.id': await newTimetable(admin, {
      country: 'SA',
      ...on(timetabled.day),
    }),
    ...{ 'pausedSeries.id': paused.id, 'pausedSeries.day': paused.day },
    ...{ 'seriesWithPause.id': onPause.id, 'seriesWithPause.pause': pauses[0]?.id ?? '' },
  };
}

let series = 0;
/** With one lesson, more than a year ahead. */
async function newSeries(app: TestApp, tutor: Person, studentId: string) {
  const startsOn = addDays(app.clock.now().toISOString().slice(0, 10), 400 + (++series % 200));
  const made = { studentId, subject: 'English', timezone: 'Asia/Riyadh', days: [startsOn], duration: 30 };
  const slots = [{ weekday: weekdayOf(startsOn), time: '05:00' }];
  const body = { ...made, startsOn, untilOn: startsOn, slots };
  const answer = await tutor.call('POST', '/api/session-series', { body });
  return { id: ((await answer.json()) as { id: string }).id, day: startsOn };
}

const on = (day: string) => ({ fromOn: day, untilOn: day });

let hijriYear = 1440;
/** Each of another year: a country has one a year. */
async function newTimetable(admin: Person, of: object): Promise<string> {
  hijriYear += 1;
  const body = { hijriYear, ...of };
  const answer = await admin.call('POST', '/api/timetables', { body });
  return ((await answer.json()) as { id: string }).id;
}

let holidays = 0;
/** Each on another day: a country has one on a day. */
async function newHoliday(admin: Person): Promise<string> {
  const day = addDays('2050-01-01', ++holidays);
  const body = { country: 'JO', name: 'Holiday', nameAr: 'عطلة', fromOn: day, untilOn: day };
  const answer = await admin.call('POST', '/api/holidays', { body });
  return ((await answer.json()) as { id: string }).id;
}

/** Somebody whom the public sees. */
async function shownTutor(app: TestApp, admin: Person): Promise<string> {
  const id = await addTutor(app);
  await publish(admin, id);
  return id;
}

/** Somebody with a device that the academy can sign out. */
async function signedInElsewhere(app: TestApp): Promise<Fixtures> {
  const { id } = await signIn(app, { role: 'student' });
  return { 'elsewhere.id': id, 'elsewhere.deviceId': await addAuthSession(app, id) };
}

function underWay({ clock }: TestApp) {
  const begunAt = clock.now();
  return {
    status: 'in-progress',
    begunAt,
    startsAt: begunAt,
    meetingLink: 'https://meet.example/room',
  } as const;
}

function justTaught({ clock }: TestApp) {
  const closedAt = clock.now();
  return { status: 'completed', closedAt, startsAt: new Date(closedAt.getTime() - 3_600_000) } as const;
}

/** It is in its second version, and she can undo that. */
async function cancelledBy(tutor: Person, { id }: { readonly id: string }): Promise<string> {
  await tutor.call('POST', `/api/sessions/${id}/status`, {
    body: { status: 'cancelled', reason: 'The tutor is ill' },
    version: 1,
  });
  return id;
}

/** Likewise in its second version, to be brought back. */
async function removedBy(tutor: Person, { id }: { readonly id: string }): Promise<string> {
  await tutor.call('DELETE', `/api/resources/${id}`, { version: 1 });
  return id;
}

/** A note to change, another that goes, and one that has just gone, in its second version. */
async function staffNotesOf(admin: Person): Promise<Fixtures> {
  const write = async () => {
    const answer = await admin.call('POST', '/api/staff-notes', { body: { text: 'Ring the family.' } });
    return ((await answer.json()) as { id: string }).id;
  };
  const removed = await write();
  await admin.call('DELETE', `/api/staff-notes/${removed}`, { version: 1 });
  return {
    'staffNote.id': await write(),
    'unwantedNote.id': await write(),
    'removedNote.id': removed,
  };
}

/** A tutor with a document in the vetting. */
async function vettedTutor(app: TestApp, admin: Person): Promise<Fixtures> {
  const id = await addPerson(app, { role: 'tutor' });
  const { id: fileId } = await addFile(app, admin.id);
  await addCheck(app, { tutorId: id, kind: 'identity', documents: [fileId] });
  return { 'vetted.id': id, 'vetted.fileId': fileId };
}

/** A preview, and two imports in their second version: one to undo and one to invite. */
async function importsOf(admin: Person): Promise<Fixtures> {
  const sent = async (name: string) => {
    const body = `Name,Email\nOmar,${name}-${randomUUID()}@imported.example\n`;
    const answer = await admin.call('POST', `/api/imports?kind=students&name=${name}.csv`, { body });
    return ((await answer.json()) as { id: string }).id;
  };
  const confirmed = async (name: string) => {
    const id = await sent(name);
    await admin.call('POST', `/api/imports/${id}/confirm`, { version: 1 });
    return id;
  };
  return {
    'import.id': await sent('checked'),
    'undoneImport.id': await confirmed('undone'),
    'invitedImport.id': await confirmed('invited'),
  };
}

/** A link, another that goes, and a document with an address under which it can be had. */
async function resourcesOf(app: TestApp, tutor: Person): Promise<Fixtures> {
  const uploadedBy = tutor.id;
  const { id: fileId } = await addFile(app, uploadedBy);
  const filed = await addResource(app, { uploadedBy, fileId, type: 'document' });
  const answer = await tutor.call('POST', `/api/resources/${filed.id}/link`, { body: { use: 'view' } });
  const { url } = (await answer.json()) as { url: string };
  const { searchParams } = new URL(url, app.config.publicUrl);
  return {
    'resource.id': (await addResource(app, { uploadedBy })).id,
    'unwanted.id': (await addResource(app, { uploadedBy })).id,
    'filed.id': filed.id,
    'filed.fileId': fileId,
    'address.expires': searchParams.get('expires') ?? '',
    'address.signature': searchParams.get('signature') ?? '',
  };
}

/** A lesson to come whose tutor has left, of a child whom the other tutor teaches too. */
async function leftSessionOf(app: TestApp, admin: Person, tutorId: string): Promise<Fixtures> {
  const leaving = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  await assign(app, tutorId, studentId, admin.id);
  const assignment = await assign(app, leaving, studentId, admin.id);
  const { id } = await addSession(app, { tutorId: leaving, studentId });
  await admin.call('POST', `/api/assignments/${assignment}/end`, { version: 1 });
  const answer = await admin.call('GET', `/api/sessions/${id}`);
  const { version } = (await answer.json()) as { version: number };
  return { 'leftSession.id': id, 'leftSession.version': String(version) };
}

/** A file of which nothing has arrived, one of which all has, one that is given up, and the ids of two to come. */
async function uploadsOf(tutor: Person): Promise<Fixtures> {
  const { begin, part } = senderOf(tutor);
  const [waiting, arrived, givenUp] = [randomUUID(), randomUUID(), randomUUID()];
  const content = Buffer.from(PDF);
  for (const id of [waiting, arrived, givenUp])
    await begin(id, { name: 'essay.pdf', size: content.length, use: 'document' });
  await part(arrived, 1, content);
  return {
    'upload.id': waiting,
    'arrived.id': arrived,
    'givenUpUpload.id': givenUp,
    'nextUpload.id': randomUUID(),
    'sentAtOnce.id': randomUUID(),
  };
}

/** What was handed in, with a file. */
async function workOf(app: TestApp, pair: { tutorId: string; studentId: string }): Promise<Fixtures> {
  const { id: homeworkId } = await addHomework(app, { ...pair, status: 'completed' });
  const { id: fileId } = await addFile(app, pair.studentId);
  await app.db.insert(homeworkFiles).values({ homeworkId, fileId, position: 1 });
  return { 'work.id': homeworkId, 'work.fileId': fileId };
}

/** A lesson that waits for its student's rating, and one that has it. */
async function ratingsOf(
  app: TestApp,
  pair: { tutorId: string; studentId: string },
  student: Person,
): Promise<Fixtures> {
  const given = { ...pair, status: 'completed' } as const;
  const rated = await addSession(app, given);
  const answer = await student.call('POST', `/api/sessions/${rated.id}/feedback`, { body: { rating: 4 } });
  const { feedback } = (await answer.json()) as { feedback: { studentVersion: number } };
  return {
    'unratedSession.id': (await addSession(app, given)).id,
    'ratedSession.id': rated.id,
    'ratedSession.studentVersion': String(feedback.studentVersion),
  };
}

/** The file of the picture that somebody has given themselves. */
async function pictureOf({ call }: Person): Promise<string> {
  const sent = await call('PUT', '/api/me/picture', { body: SMALL_PICTURE, version: 1 });
  const { profile } = (await sent.json()) as { profile: { picture: { large: string } } };
  return profile.picture.large.split('/').at(-1) ?? '';
}

/** A lesson to ask about, and two that were asked about: one to answer, one to take back. */
async function requestsOf(
  app: TestApp,
  { student, tutorId }: { student: Person; tutorId: string },
): Promise<Fixtures> {
  const lesson = async (startsAt?: Date) =>
    (await addSession(app, { tutorId, studentId: student.id, ...(startsAt && { startsAt }) })).id;
  // In nobody's way, and cancelled free of charge.
  const inThreeYears = new Date(app.clock.now().getTime() + 3 * 365 * 86_400_000);
  const asked = async () => {
    const body = { sessionId: await lesson(), kind: 'cancel', reason: 'A school trip' };
    const answer = await student.call('POST', '/api/session-requests', { body });
    return ((await answer.json()) as { id: string }).id;
  };
  return {
    'plannedSession.id': await lesson(),
    'unwantedSession.id': await lesson(inThreeYears),
    'request.id': await asked(),
    'regretted.id': await asked(),
  };
}

/** An absence to contest, and one that was contested. */
async function reportsOf(
  app: TestApp,
  { student, tutorId }: { student: Person; tutorId: string },
): Promise<Fixtures> {
  const absence = async () => {
    const cancelled = { cancelledBy: tutorId, cancelledAt: app.clock.now() };
    const ended = { status: 'cancelled', outcome: 'student-absent', ...cancelled } as const;
    return (await addSession(app, { tutorId, studentId: student.id, ...ended })).id;
  };
  const body = { sessionId: await absence(), kind: 'contest' };
  const answer = await student.call('POST', '/api/session-reports', { body });
  const { id } = (await answer.json()) as { id: string };
  return { 'absence.id': await absence(), 'report.id': id };
}

async function sessionsOf(app: TestApp, pair: { tutorId: string; studentId: string }): Promise<Fixtures> {
  const fixtures: Record<string, string> = {};
  for (let n = 0; n < FIXTURE_SESSIONS; n += 1) fixtures[`session${n}.id`] = (await addSession(app, pair)).id;
  return fixtures;
}

/** The present one: to restore it changes nothing, and a valid request still finds the settings in their version. */
async function settingsVersionOf(app: TestApp): Promise<string> {
  const [present] = await readSettingsVersions(app.db, { after: null, limit: 1 });
  return present?.id ?? '';
}
