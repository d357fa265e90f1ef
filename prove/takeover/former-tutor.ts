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
import { DAY, HOUR, openPartedSetup, type PartedSetup } from '@bayan/server/test/assignments/parted';
import { addHomework, type Person } from '@bayan/server/test/builders';
import { eq, inArray } from 'drizzle-orm';
import type { ProofRun, Verdict } from '#prove/proof.ts';

/** What a former tutor knows: everything that she had while she taught the child. */
interface Known {
  readonly tutor: Person;
  readonly student: Person;
  readonly parent: string;
  readonly studentId: string;
  readonly past: string;
  readonly toCome: string;
  readonly begun: string;
  /** Cancelled by her a moment before the end: she could have taken that back. */
  readonly cancelled: string;
  readonly openWork: string;
  readonly doneWork: string;
  readonly note: string;
  readonly request: string;
}

interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

const WORD = 'Call me: +44 7700 900123';
const LINK = 'https://meet.example/elsewhere';
const CANCELLED_VERSION = 2;

const attempts = (known: Known): Readonly<Record<string, Attempt>> => {
  const { studentId } = known;
  const patch = (id: string, body: object): Attempt => ({
    method: 'PATCH',
    path: `/api/sessions/${id}`,
    body,
  });
  const status = (id: string, body: object): Attempt => ({
    method: 'POST',
    path: `/api/sessions/${id}/status`,
    body,
  });
  const lesson = { studentId, subject: 'English', date: '2026-12-01', time: '10:00', duration: 60 };
  return {
    'notes of a lesson that was': patch(known.past, { notes: WORD }),
    'homework of a lesson that was': patch(known.past, { homework: WORD }),
    'the link of a lesson to come': patch(known.toCome, { meetingLink: LINK }),
    'the link of one that goes on': patch(known.begun, { meetingLink: LINK }),
    'another time': patch(known.toCome, { date: '2026-12-02', time: '11:00' }),
    'a reason for cancelling': status(known.begun, { status: 'cancelled', reason: WORD }),
    'a lesson to come cancelled': status(known.toCome, { status: 'cancelled', reason: WORD }),
    'a lesson begun': status(known.toCome, { status: 'in-progress' }),
    'a cancelled lesson brought back': {
      method: 'POST',
      path: `/api/sessions/${known.cancelled}/undo`,
      body: { of: CANCELLED_VERSION },
    },
    'a place in the child’s lesson': { method: 'POST', path: `/api/sessions/${known.begun}/join`, body: {} },
    'a correction': {
      method: 'POST',
      path: `/api/sessions/${known.past}/correction`,
      body: { reason: WORD, duration: 30 },
    },
    'a new lesson': {
      method: 'POST',
      path: '/api/sessions',
      body: { ...lesson, status: 'scheduled', notes: WORD, meetingLink: LINK },
    },
    'a lesson noted afterwards': {
      method: 'POST',
      path: '/api/sessions',
      body: { ...lesson, date: '2026-11-10', status: 'completed', notes: WORD },
    },
    'a rating with a comment': {
      method: 'PUT',
      path: `/api/sessions/${known.past}/tutor-feedback`,
      body: { rating: 5, comments: WORD },
    },
    'new homework': {
      method: 'POST',
      path: '/api/homework',
      body: { studentId, subject: 'English', title: WORD, dueDate: '2031-01-01' },
    },
    'other words of homework': {
      method: 'PATCH',
      path: `/api/homework/${known.openWork}`,
      body: { title: WORD, description: WORD },
    },
    'a grade with words': {
      method: 'POST',
      path: `/api/homework/${known.doneWork}/grade`,
      body: { grade: 'A', feedback: WORD },
    },
    'a new progress note': {
      method: 'POST',
      path: '/api/progress-notes',
      body: { studentId, subject: 'English', note: WORD },
    },
    'other words of a progress note': {
      method: 'PATCH',
      path: `/api/progress-notes/${known.note}`,
      body: { note: WORD },
    },
    'a message': { method: 'POST', path: '/api/messages', body: { studentId, text: WORD } },
    'an answer to what the family asked': {
      method: 'POST',
      path: `/api/session-requests/${known.request}/answer`,
      body: { decision: 'declined', answer: WORD },
    },
    'the lesson taken back': {
      method: 'POST',
      path: `/api/sessions/${known.toCome}/reassignment`,
      body: { tutorId: known.tutor.id },
    },
    'an assignment of her own': {
      method: 'POST',
      path: '/api/assignments',
      body: { tutorId: known.tutor.id, studentId, subject: 'English' },
    },
  };
};

async function made(answer: Promise<Response>): Promise<string> {
  const { id } = (await (await answer).json()) as { id?: string };
  if (!id) throw new Error('what a tutor does was not done while she taught');
  return id;
}

async function partedPair(setup: PartedSetup): Promise<Known> {
  const { tutor, student, parent, assignment, lesson } = await setup.newPair();
  const pair = { tutorId: tutor.id, studentId: student.id };
  const toCome = (await lesson(2 * DAY)).id;
  const asked = { sessionId: toCome, kind: 'cancel', reason: 'A school trip' };
  const note = { studentId: student.id, subject: 'English', note: 'Reads aloud.' };
  const known = {
    tutor,
    student,
    parent,
    studentId: student.id,
    past: (await lesson(-DAY, { status: 'completed', closedAt: setup.app.clock.now() })).id,
    begun: (await lesson(-HOUR / 2)).id,
    toCome,
    cancelled: (await lesson(3 * DAY)).id,
    openWork: (await addHomework(setup.app, pair)).id,
    doneWork: (await addHomework(setup.app, { ...pair, status: 'completed' })).id,
    note: await made(tutor.call('POST', '/api/progress-notes', { body: note })),
    request: await made(student.call('POST', '/api/session-requests', { body: asked })),
  };
  const { status } = await tutor.call('POST', `/api/sessions/${known.cancelled}/status`, {
    body: { status: 'cancelled' },
    version: CANCELLED_VERSION - 1,
  });
  if (status !== 200) throw new Error(`a lesson was not cancelled while she taught: ${status}`);
  await setup.part(assignment);
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
