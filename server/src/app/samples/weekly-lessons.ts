import type { Subject } from '@bayan/domain/subjects/subjects';
import type { StudentKey } from './families.ts';

interface WeeklyLessons {
  readonly student: StudentKey;
  readonly subject: Subject;
  /** The first of them. No other lesson to come of these people is on that day of the week and at that time. */
  readonly inDays: number;
  /** By the family's clock, all year. */
  readonly time: string;
  /** Of this week from the first one on, and why: the family had asked. */
  readonly skipped?: { readonly week: number; readonly reason: string };
  /** Of this week: the tutor was busy when its lesson should have been planned, and nobody has decided yet. */
  readonly gapInWeek?: number;
}

/** Series without an end. None is of Omar's: the badge of his sessions reads 2. */
export const weeklyLessons: readonly WeeklyLessons[] = [
  {
    student: 'noor',
    subject: 'English',
    inDays: 4,
    time: '18:00',
    skipped: { week: 3, reason: 'Her grandmother comes to stay.' },
  },
  { student: 'salim', subject: 'Computer Science', inDays: 2, time: '18:30', gapInWeek: 4 },
];
