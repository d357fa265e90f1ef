/** What families are reminded of: a lesson a day and an hour before it begins, homework a day before it is due (R410). */
export const REMINDER_KINDS = ['lesson-day', 'lesson-hour', 'homework-day'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Who is reminded: the student, and the first guardian. */
export const REMINDED = ['student', 'parent'] as const;
export type Reminded = (typeof REMINDED)[number];
