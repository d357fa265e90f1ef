import type { Person } from '@bayan/server/test/builders';

/** What a former tutor knows: everything that she had while she taught the child. */
export interface Known {
  readonly tutor: Person;
  readonly student: Person;
  readonly parent: string;
  readonly studentId: string;
  readonly past: string;
  readonly toCome: string;
  /** With a way in that an administrator has set since. */
  readonly begun: string;
  /** Begun by her before its time, a moment before the end. */
  readonly beganEarly: string;
  /** Cancelled by her a moment before the end: she could have taken that back. */
  readonly cancelled: string;
  readonly openWork: string;
  readonly doneWork: string;
  readonly note: string;
  readonly request: string;
  /** About a lesson that has begun meanwhile: to close it is still hers. */
  readonly lateRequest: string;
}

export interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

const WORD = 'Call me: +44 7700 900123';
export const LINK = 'https://meet.example/elsewhere';
/** Of a lesson whose status she changed once. */
const CHANGED_VERSION = 2;

/** All by which she could bring a word to the child. */
export const attempts = (known: Known): Readonly<Record<string, Attempt>> => {
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
  const undo = (id: string): Attempt => ({
    method: 'POST',
    path: `/api/sessions/${id}/undo`,
    body: { of: CHANGED_VERSION },
  });
  const answer = (id: string): Attempt => ({
    method: 'POST',
    path: `/api/session-requests/${id}/answer`,
    body: { decision: 'declined', answer: WORD },
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
    'a cancelled lesson brought back': undo(known.cancelled),
    'the beginning of a lesson taken back': undo(known.beganEarly),
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
    'an answer to what the family asked': answer(known.request),
    'an answer about a lesson that has begun': answer(known.lateRequest),
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
