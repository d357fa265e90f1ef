export const SUBJECTS = [
  'Mathematics',
  'Algebra',
  'Calculus',
  'Statistics',
  'Physics',
  'Chemistry',
  'Biology',
  'English',
  'History',
  'Computer Science',
] as const;
export type Subject = (typeof SUBJECTS)[number];
