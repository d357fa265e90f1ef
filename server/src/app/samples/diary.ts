import type { Subject } from '@bayan/domain/subjects/subjects';
import type { StudentKey } from './families.ts';

interface CourseName {
  readonly student: StudentKey;
  readonly subject: Subject;
}

/**
 * Lessons that are over and that nobody has closed: what the administrator's badge counts, so there are three.
 * Each takes the place of its course's lesson of that day.
 */
export const lessonsLeftOpen = [
  { student: 'hamad', subject: 'English', daysAgo: 2, status: 'scheduled' },
  { student: 'dana', subject: 'Algebra', daysAgo: 1, status: 'scheduled' },
  { student: 'salim', subject: 'Computer Science', daysAgo: 1, status: 'in-progress' },
] as const satisfies readonly (CourseName & { daysAgo: number; status: string })[];

/** The longest lesson there is, so that it is under way for as long as possible after the samples are loaded. */
export const lessonUnderWay = {
  student: 'mariam',
  subject: 'English',
  startedMinutesAgo: 10,
  duration: 120,
  notes: 'A whole IELTS paper under examination conditions, then the marking together.',
} as const;

/** Omar has two of them: the student's badge counts his. */
export const lessonsToCome: readonly (CourseName & { inDays: number; notes?: string })[] = [
  {
    student: 'omar',
    subject: 'Mathematics',
    inDays: 1,
    notes: 'The quadratic formula, and where it comes from.',
  },
  { student: 'omar', subject: 'English', inDays: 4, notes: 'Bring the essay on school uniforms.' },
  { student: 'hamad', subject: 'History', inDays: 1 },
  { student: 'mariam', subject: 'English', inDays: 2 },
  { student: 'dana', subject: 'Physics', inDays: 3 },
  { student: 'noor', subject: 'English', inDays: 3 },
  { student: 'salim', subject: 'Statistics', inDays: 4 },
  { student: 'mariam', subject: 'Calculus', inDays: 5, notes: 'Areas between curves.' },
  { student: 'hamad', subject: 'English', inDays: 5 },
  { student: 'noor', subject: 'Biology', inDays: 6, notes: 'How tall is the bean?' },
  { student: 'dana', subject: 'Algebra', inDays: 6 },
  { student: 'salim', subject: 'Computer Science', inDays: 6, notes: 'Saving the high score to a file.' },
];

export const lessonsCancelled: readonly (CourseName & {
  inDays: number;
  by: 'admin' | 'tutor';
  reason?: string;
})[] = [
  {
    student: 'omar',
    subject: 'Mathematics',
    inDays: -20,
    by: 'tutor',
    reason: 'Mr Ashworth was unwell. The lesson is made up for at the end of term.',
  },
  { student: 'salim', subject: 'Statistics', inDays: -10, by: 'tutor' },
  {
    student: 'noor',
    subject: 'English',
    inDays: 10,
    by: 'admin',
    reason: 'The family is travelling that week and asked by WhatsApp.',
  },
];
