/** Families get reminders a day and an hour before a lesson and a day before homework is due (R410). */
export const REMINDER_KINDS = ['lesson-day', 'lesson-hour', 'homework-day'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** The readers of reminders. The parent is the first guardian. */
export const REMINDED = ['student', 'parent'] as const;
export type Reminded = (typeof REMINDED)[number];
