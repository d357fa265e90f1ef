import type { Homework } from '@bayan/domain/homework/homework.contract';
import type { SessionSlots } from '@bayan/domain/session-moves/session-moves.contract';
import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import type { Session, SessionOptions } from '@bayan/domain/sessions/sessions.contract';
import type { StudentCard } from '@bayan/domain/students/students.contract';
import type { Today } from '@bayan/domain/today/today.contract';
import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import { now } from './render.tsx';

const HOUR_MS = 3_600_000;

/** The moment that is so many hours from what the clock reads. */
export const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const tutor = {
  id: idOf(1),
  name: 'Amelia Hart',
  nameAr: 'أميليا هارت',
  timezone: 'Europe/London',
};

export const student = {
  id: idOf(2),
  name: 'Noura Al-Otaibi',
  nameAr: 'نورة العتيبي',
  timezone: 'Asia/Riyadh',
};

const written = { createdAt: inHours(-48), updatedAt: inHours(-48), version: 3 };

export const session = (different: Partial<Session> = {}): Session => ({
  id: idOf(10),
  tutor,
  student,
  subject: 'English',
  startsAt: inHours(3),
  endsAt: inHours(4),
  duration: 60,
  timezone: student.timezone,
  status: 'scheduled',
  outcome: null,
  failureSide: null,
  taughtMinutes: null,
  notes: '',
  homework: '',
  meetingLink: 'https://meet.example/room',
  confirmedAt: null,
  begunAt: null,
  closedAt: null,
  tutorLeftAt: null,
  seriesId: null,
  isFormer: false,
  cancellation: null,
  correction: null,
  feedback: null,
  ...written,
  ...different,
});

/** What the rules say about a session that is still free to cancel, and about whose absence nobody can say anything yet. */
export const closingTimes = (different: Partial<SessionOptions> = {}): SessionOptions => ({
  freeUntil: inHours(1),
  studentAbsentFrom: inHours(3.25),
  tutorAbsentFrom: inHours(3.2),
  selfService: true,
  ...different,
});

export const slots = (different: Partial<SessionSlots> = {}): SessionSlots => ({
  obstacle: null,
  movesLeft: 2,
  earliest: inHours(12),
  latest: inHours(14 * 24),
  starts: [],
  ...different,
});

export const homework = (different: Partial<Homework> = {}): Homework => ({
  id: idOf(20),
  student,
  tutor,
  sessionId: null,
  subject: 'English',
  title: 'A letter to a friend',
  description: 'Write one page.',
  dueAt: inHours(100),
  status: 'assigned',
  submission: null,
  grade: null,
  feedback: null,
  gradedAt: null,
  ...written,
  ...different,
});

export const studentCard = (different: Partial<StudentCard> = {}): StudentCard => ({
  ...student,
  picture: null,
  isActive: true,
  grade: '',
  email: null,
  subjects: ['English'],
  isAssigned: true,
  completedSessions: 0,
  upcomingSessions: 0,
  ...different,
});

/** Of a tutor with one student and nothing else. */
export const tutorOverview = (different: Partial<TutorOverview> = {}): TutorOverview => ({
  firstSteps: { profile: true, hours: true, documents: true, lesson: true },
  totals: { sessions: 0, ratings: 0, stars: 0 },
  upcomingWithinAWeek: 0,
  activeStudents: 1,
  upcoming: [],
  recent: [],
  leftOpen: { count: 0, sessions: [] },
  withoutNotes: { count: 0, sessions: [] },
  homeworkToMark: 0,
  hoursByMonth: [],
  ...different,
});

const none = { count: 0, items: [] };

/** A day on which nothing is to be done. */
export const today = (different: Partial<Today> = {}): Today => ({
  lessons: { late: none, next: none, over: none, onCourse: 0, withoutTutor: false },
  reports: none,
  gaps: none,
  applications: none,
  requests: none,
  messages: none,
  accounts: none,
  tutors: none,
  documents: none,
  mail: none,
  ratings: none,
  figures: {
    lessons: { done: 0, toClose: 0, now: 0, next: 0 },
    onTime: { count: 0, of: 0 },
    matched: { count: 0, inTime: 0, medianHours: null },
    answered: { of: 0, medianMinutes: null },
    rated: { of: 0, stars: 0 },
  },
  ...different,
});

/** What the calendar says of a tutor who keeps no hours and has no lessons. */
export const emptyCalendar = {
  items: [],
  nextCursor: null,
  hours: [],
  keepsHours: false,
  timeOff: [],
  holidays: [],
};

export const pageOf = (...items: readonly unknown[]) => ({ items, nextCursor: null });

/** Of a family about a lesson that is recorded as an absence. */
export const sessionReport = (lesson: Session, different: Partial<SessionReport> = {}): SessionReport => ({
  id: idOf(60),
  session: { ...lesson, isCorrected: false, isRated: false },
  tutor: lesson.tutor,
  student: lesson.student,
  kind: 'contest',
  text: 'We were there, and nobody came.',
  status: 'open',
  settlement: null,
  createdAt: inHours(-1),
  updatedAt: inHours(-1),
  version: 1,
  ...different,
});
