import type { SessionStatus } from '@bayan/domain/sessions/session-status';
import { mailOutbox } from '@bayan/server/schema/academy';
import { notices } from '@bayan/server/schema/notices';
import {
  feedback,
  homework,
  messages,
  progressNotes,
  sessionJoins,
  sessionRequests,
  sessions,
} from '@bayan/server/schema/teaching';
import { DAY, openPartedSetup, type PartedSetup } from '@bayan/server/test/assignments/parted';
import { addHomework, type Person } from '@bayan/server/test/builders';
import { eq, inArray } from 'drizzle-orm';
import type { ProofRun, Verdict } from '#prove/proof.ts';
import { type Attempt, attempts, type Known, LINK } from './former-tutor-attempts.ts';
import { MINUTE } from './scenario.ts';

async function made(answer: Promise<Response>): Promise<string> {
  const { id } = (await (await answer).json()) as { id?: string };
  if (!id) throw new Error('what a tutor does was not done while she taught');
  return id;
}

async function partedPair(setup: PartedSetup): Promise<Known> {
  const { tutor, student, parent, assignment, lesson } = await setup.newPair();
  const pair = { tutorId: tutor.id, studentId: student.id };
  const ask = (sessionId: string) =>
    made(
      student.call('POST', '/api/session-requests', {
        body: { sessionId, kind: 'cancel', reason: 'A school trip' },
      }),
    );
  const late = (await lesson(MINUTE, { durationMinutes: 30 })).id;
  const lateRequest = await ask(late);
  setup.app.clock.advance(55 * MINUTE);
  const become = async (id: string, status: SessionStatus) => {
    const body = { status };
    const answer = await tutor.call('POST', `/api/sessions/${id}/status`, { body, version: 1 });
    if (answer.status !== 200) throw new Error(`${status} was refused while she taught: ${answer.status}`);
    return id;
  };
  const toCome = (await lesson(2 * DAY)).id;
  const note = { studentId: student.id, subject: 'English', note: 'Reads aloud.' };
  const known = {
    tutor,
    student,
    parent,
    studentId: student.id,
    past: (await lesson(-DAY, { status: 'completed', closedAt: setup.app.clock.now() })).id,
    begun: (await lesson(-20 * MINUTE, { durationMinutes: 30 })).id,
    beganEarly: await become((await lesson(12 * MINUTE)).id, 'in-progress'),
    toCome,
    cancelled: await become((await lesson(3 * DAY)).id, 'cancelled'),
    openWork: (await addHomework(setup.app, pair)).id,
    doneWork: (await addHomework(setup.app, { ...pair, status: 'completed' })).id,
    note: await made(tutor.call('POST', '/api/progress-notes', { body: note })),
    request: await ask(toCome),
    lateRequest,
  };
  await setup.part(assignment);
  const body = { meetingLink: LINK };
  const { status } = await setup.admin.call('PATCH', `/api/sessions/${known.begun}`, { body, version: 2 });
  if (status !== 200) throw new Error(`the administrator’s link was refused: ${status}`);
  return known;
}

/** All that the family can read, in words: on the pages, at the bell and in mails. */
async function readByFamily(
  { app: { db } }: PartedSetup,
  { student, studentId, parent }: Known,
): Promise<string> {
  const rows = await Promise.all([
    db.select().from(notices).where(eq(notices.profileId, studentId)),
    db
      .select()
      .from(mailOutbox)
      .where(inArray(mailOutbox.toAddress, [student.email, parent])),
    db.select().from(sessionRequests).where(eq(sessionRequests.studentId, studentId)),
    db.select().from(sessionJoins),
    db.select().from(sessions).where(eq(sessions.studentId, studentId)),
    db.select().from(homework).where(eq(homework.studentId, studentId)),
    db.select().from(progressNotes).where(eq(progressNotes.studentId, studentId)),
    db.select().from(messages).where(eq(messages.studentId, studentId)),
    db.select().from(feedback),
  ]);
  return JSON.stringify(rows);
}

const MAX_VERSIONS = 3;

/** Whatever version of a thing she has seen last; the first of a rating is 0 (R126). */
async function attemptAtEveryVersion(tutor: Person, { method, path, body }: Attempt): Promise<void> {
  for (let version = 0; version <= MAX_VERSIONS; version++) await tutor.call(method, path, { body, version });
}

export async function formerTutors({
  stopsAtFirst,
  step,
}: Pick<ProofRun, 'stopsAtFirst' | 'step'>): Promise<Verdict> {
  const setup = await openPartedSetup();
  const failures: string[] = [];
  try {
    const known = await partedPair(setup);
    const before = await readByFamily(setup, known);
    const ways = Object.entries(attempts(known));
    for (const [name, attempt] of ways) {
      await attemptAtEveryVersion(known.tutor, attempt);
      step();
      const isSame = (await readByFamily(setup, known)) === before;
      if (!isSame) failures.push(`a former tutor, ${name}: the family reads something else`);
      if (!isSame && stopsAtFirst) break;
    }
    return { failures, figures: { 'by a former tutor': ways.length } };
  } finally {
    await setup.close();
  }
}
