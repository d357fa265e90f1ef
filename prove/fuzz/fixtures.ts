import { randomUUID } from 'node:crypto';
import { readSettings } from '@bayan/server/academy/settings/settings.repository';
import { homeworkFiles } from '@bayan/server/schema/teaching';
import {
  addApplication,
  addFile,
  addHomework,
  addPerson,
  addResource,
  addSession,
  assign,
  formStamp,
  type Person,
  signIn,
} from '@bayan/server/test/builders';
import type { TestApp } from '@bayan/server/test/harness';
import { addTutor, publish } from '@bayan/server/test/public-tutors/shown-tutor';
import { newReplyToken, newStopToken } from '@bayan/server/test/reminders/mailed-tokens';
import { senderOf } from '@bayan/server/test/uploads/sender';
import { accountFixtures } from './account-fixtures.ts';
import { PDF } from './small-files.ts';
import { SMALL_PICTURE } from './small-picture.ts';

/** People and records for some cases, by the names under which cases ask for them. */
export type Fixtures = Readonly<Record<string, string>>;

export const SESSIONS_IN_CAST = 8;

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
    // Of another student: this one is going to be ended.
    'assignment.id': await assign(app, tutor.id, await addPerson(app, { role: 'student' }), admin.id),
    'progressNote.id': ((await written.json()) as { id: string }).id,
    'homework.id': (await addHomework(app, pair)).id,
    'handedIn.id': (await addHomework(app, { ...pair, status: 'completed' })).id,
    'assigned.id': (await addHomework(app, pair)).id,
    'toHandIn.id': (await addHomework(app, pair)).id,
    ...(await workOf(app, pair)),
    'application.id': await addApplication(app),
    'form.stamp': await formStamp(app),
    'picture.id': await pictureOf(await signIn(app, { role: 'student' })),
    'settings.version': String(version),
    'invited.id': profile.id,
    'invited.version': String(profile.version),
    'waitingTutor.id': await addPerson(app, { role: 'tutor', approved: false }),
    'shownTutor.id': await shownTutor(app, admin),
    'somebody.id': await addPerson(app, { role: 'student' }),
    'newcomer.id': await addPerson(app, { role: null }),
    ...(await requestsOf(app, { student, tutorId: tutor.id })),
    'look.token': await newReplyToken(app, pair, 'move'),
    'reply.token': await newReplyToken(app, pair),
    'stop.token': await newStopToken(app, student.id),
    'taughtSession.id': (await addSession(app, { ...pair, ...justTaught(app) })).id,
    'givenSession.id': (await addSession(app, { ...pair, status: 'completed' })).id,
    ...(await ratingsOf(app, pair, student)),
    ...(await sessionsOf(app, pair)),
    ...(await leftSessionOf(app, admin, tutor.id)),
    ...(await accountFixtures(app)),
    // Last: the others move the clock on, and a change can be undone for a minute.
    'cancelledSession.id': await cancelledBy(tutor, await addSession(app, pair)),
  };
}

/** Somebody whom the public sees. */
async function shownTutor(app: TestApp, admin: Person): Promise<string> {
  const id = await addTutor(app);
  await publish(admin, id);
  return id;
}

function justTaught({ clock }: TestApp) {
  const closedAt = clock.now();
  return { status: 'completed', closedAt, startsAt: new Date(closedAt.getTime() - 3_600_000) } as const;
}

/** It is in its second version, and she can undo that. */
async function cancelledBy(tutor: Person, { id }: { readonly id: string }): Promise<string> {
  await tutor.call('POST', `/api/sessions/${id}/status`, { body: { status: 'cancelled' }, version: 1 });
  return id;
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
  const lesson = async () => (await addSession(app, { tutorId, studentId: student.id })).id;
  const asked = async () => {
    const body = { sessionId: await lesson(), kind: 'cancel', reason: 'A school trip' };
    const answer = await student.call('POST', '/api/session-requests', { body });
    return ((await answer.json()) as { id: string }).id;
  };
  return {
    'plannedSession.id': await lesson(),
    'request.id': await asked(),
    'regretted.id': await asked(),
  };
}

async function sessionsOf(app: TestApp, pair: { tutorId: string; studentId: string }): Promise<Fixtures> {
  const fixtures: Record<string, string> = {};
  for (let n = 0; n < SESSIONS_IN_CAST; n += 1) fixtures[`session${n}.id`] = (await addSession(app, pair)).id;
  return fixtures;
}
