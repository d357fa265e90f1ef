import type { Course } from './course.ts';
import { coursesOfDaniel } from './courses-of-daniel.ts';
import { coursesOfEleanor } from './courses-of-eleanor.ts';

export const sampleCourses: readonly Course[] = [...coursesOfEleanor, ...coursesOfDaniel];

export function courseOf({ student, subject }: Pick<Course, 'student' | 'subject'>): Course {
  const course = sampleCourses.find(each => each.student === student && each.subject === subject);
  if (!course) throw new Error(`${student} has no course in ${subject}`);
  return course;
}
