import type { Subject } from '@bayan/domain/subjects/subjects';
import type { StudentKey } from './families.ts';
import type { TutorKey } from './staff.ts';

type Rating = readonly [stars: 1 | 2 | 3 | 4 | 5, comment?: string];

interface GivenLesson {
  readonly daysAgo: number;
  readonly notes: string;
  readonly homework?: string;
  readonly byStudent?: Rating;
  readonly byTutor?: Rating;
}

/** What one tutor teaches one student, at the same time each week; and the lessons that were given, newest first. */
export interface Course {
  readonly tutor: TutorKey;
  readonly student: StudentKey;
  readonly subject: Subject;
  /** By Riyadh's clock. No two courses of a person share a weekday and a time. */
  readonly time: string;
  readonly duration: 30 | 45 | 60 | 90 | 120;
  /** Where it has ended, how many days ago. */
  readonly endedDaysAgo?: number;
  readonly given: readonly GivenLesson[];
}
