import { describe, expect, test } from 'vitest';
import { isOfInterest, type LessonState, lessonNoticeOf, lessonStateOf } from '#notices/lesson-notice.ts';
import { lessonNoticeAt, noticeAt } from '#notices/notice-time.ts';
import { mergeWithWaiting, type StateChange } from '#notices/state-change.ts';

const now = new Date('2027-03-19T10:00:00Z');
const eleanor = '7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0001';
const daniel = '7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0002';
const state = (values: Partial<LessonState> = {}): LessonState => ({
  isOn: true,
  startsAt: '2027-03-21T16:00:00.000Z',
  duration: 60,
  subject: 'English',
  tutorId: eleanor,
  outcome: null,
  ...values,
});
const A = state();
const B = state({ startsAt: '2027-03-22T15:00:00.000Z' });
const C = state({ startsAt: '2027-03-23T15:00:00.000Z' });
const cancelled = state({ isOn: false });

/** What is told at last of changes that follow one another while nobody has been told of any. */
const toldOf = (...states: (LessonState | null)[]) => {
  let waiting: StateChange<LessonState> | null = null;
  let knownToServer = states[0] ?? null;
  for (const to of states.slice(1)) {
    if (!to) throw new Error('a lesson does not vanish');
    waiting = mergeWithWaiting(waiting, { from: knownToServer, to });
    knownToServer = to;
  }
  return waiting && { kind: lessonNoticeOf(waiting), ...waiting };
};

describe('one mail for several changes, none for a change taken back (R526)', () => {
  test('A to B and B to C is A to C', () => {
    expect(toldOf(A, B, C)).toEqual({ kind: 'lesson-moved', from: A, to: C });
  });

  test('A to B and back is none', () => {
    expect(toldOf(A, B, A)?.kind).toBeNull();
  });

  test('made and cancelled while nobody was told is none', () => {
    expect(toldOf(null, A, cancelled)?.kind).toBeNull();
  });

  test('made and moved is made, at the time it has now', () => {
    expect(toldOf(null, A, B)).toEqual({ kind: 'lesson-made', from: null, to: B });
  });

  test('moved and cancelled is cancelled, by the time that was known', () => {
    expect(toldOf(A, B, { ...B, isOn: false })).toMatchObject({ kind: 'lesson-cancelled', from: A });
  });

  test('cancelled and scheduled again is none', () => {
    expect(toldOf(A, cancelled, A)?.kind).toBeNull();
  });

  test('cancelled, scheduled again and moved is moved', () => {
    expect(toldOf(A, cancelled, A, B)).toEqual({ kind: 'lesson-moved', from: A, to: B });
  });

  test('without anything that waits a change is told as it is', () => {
    expect(mergeWithWaiting(null, { from: A, to: B })).toEqual({ from: A, to: B });
  });
});

test.each([
  ['another length is a move', A, state({ duration: 90 }), 'lesson-moved'],
  ['another tutor', A, state({ tutorId: daniel }), 'lesson-tutor'],
  ['a tutor for one that waited', state({ tutorId: null }), A, 'lesson-tutor'],
  ['one whose tutor left is told by its own mail (R603)', A, state({ tutorId: null }), null],
  ['another tutor and another time', A, { ...B, tutorId: daniel }, 'lesson-moved'],
  ['one that was cancelled takes place after all', cancelled, A, 'lesson-restored'],
  ['another subject alone', A, state({ subject: 'Mathematics' }), null],
  ['one that is cancelled is moved', cancelled, { ...B, isOn: false }, null],
] as const)('%s', (_, from, to, kind) => {
  expect(lessonNoticeOf({ from, to })).toBe(kind);
});

test('what took place has no state to tell; one that waits has no tutor', () => {
  const session = {
    status: 'scheduled',
    outcome: null,
    startsAt: new Date(A.startsAt),
    duration: 60,
    subject: 'English',
    tutor: { id: eleanor },
    tutorLeftAt: null,
  } as const;
  expect(lessonStateOf(session)).toEqual(A);
  expect(lessonStateOf({ ...session, status: 'in-progress' })).toEqual(A);
  expect(lessonStateOf({ ...session, status: 'cancelled' })).toEqual(cancelled);
  expect(lessonStateOf({ ...session, status: 'completed' })).toBeNull();
  expect(lessonStateOf({ ...session, tutorLeftAt: now })).toEqual(state({ tutorId: null }));
});

test('what is over before and after is nobody’s news', () => {
  const over = state({ startsAt: '2027-03-19T09:00:00.000Z' });
  expect(isOfInterest({ from: over, to: { ...over, isOn: false } }, now)).toBe(false);
  expect(isOfInterest({ from: over, to: B }, now)).toBe(true);
  expect(isOfInterest({ from: state({ startsAt: '2027-03-19T09:01:00.000Z' }), to: cancelled }, now)).toBe(
    true,
  );
  expect(isOfInterest({ from: null, to: cancelled }, now)).toBe(false);
});

describe('how a lesson ended (R525)', () => {
  const absent = state({ isOn: false, outcome: 'student-absent' });
  const late = state({ isOn: false, outcome: 'late-cancelled' });

  test('is told by a notice of its own, also after the lesson is over', () => {
    expect(lessonNoticeOf({ from: A, to: absent })).toBe('lesson-student-absent');
    expect(lessonNoticeOf({ from: A, to: late })).toBe('lesson-late-cancelled');
    const over = state({ startsAt: '2027-03-19T08:00:00.000Z' });
    expect(isOfInterest({ from: over, to: { ...absent, startsAt: over.startsAt } }, now)).toBe(true);
  });

  test('is not told twice, and told anew when it is put right', () => {
    expect(lessonNoticeOf({ from: absent, to: absent })).toBeNull();
    expect(lessonNoticeOf({ from: absent, to: { ...absent, outcome: 'tutor-absent' } })).toBe(
      'lesson-tutor-absent',
    );
  });

  test('is not told of one that was cancelled in time, or taken out of the record', () => {
    const session = {
      status: 'cancelled',
      startsAt: new Date(A.startsAt),
      duration: 60,
      subject: 'English',
      tutor: { id: eleanor },
      tutorLeftAt: null,
    } as const;
    for (const outcome of ['family-cancelled', 'academy-cancelled', 'withdrawn', 'void'] as const)
      expect(lessonStateOf({ ...session, outcome })).toEqual(cancelled);
    expect(lessonStateOf({ ...session, outcome: 'technical-failure' })).toEqual({
      ...cancelled,
      outcome: 'technical-failure',
    });
  });
});

describe('when a mail goes out (R525)', () => {
  const twoMinutesLater = new Date('2027-03-19T10:02:00Z');
  const inHours = (hours: number) =>
    state({ startsAt: new Date(now.getTime() + hours * 3_600_000).toISOString() });

  test('two minutes later', () => {
    expect(noticeAt(now)).toEqual(twoMinutesLater);
    expect(lessonNoticeAt({ from: A, to: B }, now)).toEqual(twoMinutesLater);
  });

  test('at once if the lesson is less than six hours ahead, and not at six', () => {
    expect(lessonNoticeAt({ from: null, to: inHours(6) }, now)).toEqual(twoMinutesLater);
    expect(lessonNoticeAt({ from: null, to: inHours(5.99) }, now)).toEqual(now);
  });

  test('by where it was as by where it is', () => {
    expect(lessonNoticeAt({ from: inHours(3), to: B }, now)).toEqual(now);
    expect(lessonNoticeAt({ from: A, to: inHours(3) }, now)).toEqual(now);
  });

  test('after the minute in which it can be undone, if a lesson that near is cancelled or scheduled again (R722)', () => {
    const aMinuteLater = new Date('2027-03-19T10:01:00Z');
    const off = { ...inHours(3), isOn: false };
    expect(lessonNoticeAt({ from: inHours(3), to: off }, now)).toEqual(aMinuteLater);
    expect(lessonNoticeAt({ from: off, to: inHours(3) }, now)).toEqual(aMinuteLater);
    expect(lessonNoticeAt({ from: A, to: { ...A, isOn: false } }, now)).toEqual(twoMinutesLater);
  });
});
