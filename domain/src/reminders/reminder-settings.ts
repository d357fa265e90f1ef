import { z } from 'zod';
import { mailedToken } from '#fields/mailed-token.ts';
import { languageParameter, languages } from '#language/language.ts';
import { REMINDED, REMINDER_KINDS, type ReminderKind } from './reminder-kind.ts';

/** A family's three switches (R415). */
const switches = {
  lessonDay: z.boolean().describe('A day before each lesson.'),
  lessonHour: z.boolean().describe('An hour before each lesson.'),
  homeworkDay: z.boolean().describe('A day before homework is due, while it is pending.'),
};

export const reminderSettingsForm = z.strictObject(switches);
export type ReminderSettingsForm = z.infer<typeof reminderSettingsForm>;

export const reminderSettingsView = z
  .object({ ...switches, version: z.int().describe('0 until somebody has chosen.') })
  .meta({ id: 'ReminderSettings' });
export type ReminderSettings = z.infer<typeof reminderSettingsView>;

/** Until somebody has chosen otherwise. */
export const ALL_REMINDERS: ReminderSettings = {
  lessonDay: true,
  lessonHour: true,
  homeworkDay: true,
  version: 0,
};

export const SWITCH_OF = {
  'lesson-day': 'lessonDay',
  'lesson-hour': 'lessonHour',
  'homework-day': 'homeworkDay',
} as const satisfies Record<ReminderKind, keyof ReminderSettingsForm>;

/** What stands in every reminder for the mail program to ask by. */
export const stopQuery = z.strictObject({
  token: mailedToken,
  [languageParameter]: z
    .enum(languages)
    .optional()
    .describe('Of the mail, for whoever opens the address in a browser.'),
});
export const stoppedView = z.object({ stopped: z.enum(REMINDER_KINDS) }).meta({ id: 'StoppedReminder' });

/** A kind that one reader stopped by a link in a mail (R660). */
export const reminderStop = z.strictObject({ reader: z.enum(REMINDED), kind: z.enum(REMINDER_KINDS) });
export type ReminderStop = z.infer<typeof reminderStop>;
export const reminderStopList = z.object({ items: z.array(reminderStop) }).meta({ id: 'ReminderStops' });
export type ReminderStopList = z.infer<typeof reminderStopList>;
