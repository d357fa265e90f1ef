import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { mailedToken } from '#fields/mailed-token.ts';
import { languageParameter, languages } from '#language/language.ts';
import { REMINDED } from './reminder-kind.ts';
import { LINK_LIMIT } from './reminders.limits.ts';
import { STOPPABLE_KINDS } from './stoppable-kind.ts';

/** The family's three settings (R415). */
const switches = {
  lessonDay: z.boolean().describe('Reminder a day before each lesson.'),
  lessonHour: z.boolean().describe('Reminder an hour before each lesson.'),
  homeworkDay: z.boolean().describe('Reminder a day before pending homework is due.'),
};

const reminderSettingsForm = z.strictObject(switches);
export type ReminderSettingsForm = z.infer<typeof reminderSettingsForm>;

export const reminderSettingsView = z
  .object({ ...switches, version: z.int().describe('The version is 0 until the family changes a setting.') })
  .meta({ id: 'ReminderSettings' });
export type ReminderSettings = z.infer<typeof reminderSettingsView>;

/** The query of the unsubscribe address in every reminder. */
const stopQuery = z.strictObject({
  token: mailedToken,
  [languageParameter]: z
    .enum(languages)
    .optional()
    .describe('Language of the mail. The page for stopping reminders uses it.'),
});
const stoppedView = z.object({ stopped: z.enum(STOPPABLE_KINDS) }).meta({ id: 'StoppedReminder' });

/** A kind of mail that a reader stopped with a mailed link (R660). */
const reminderStop = z.strictObject({ reader: z.enum(REMINDED), kind: z.enum(STOPPABLE_KINDS) });
export type ReminderStop = z.infer<typeof reminderStop>;
const reminderStopList = z.object({ items: z.array(reminderStop) }).meta({ id: 'ReminderStops' });
export type ReminderStopList = z.infer<typeof reminderStopList>;

export const remindersContract = defineContract('reminders', {
  'GET /api/me/reminders': {
    summary: 'Get the family’s reminder settings',
    access: ['student'],
    answer: { status: 200, record: reminderSettingsView },
    errors: [],
  },
  'PUT /api/me/reminders': {
    summary: 'Update the family’s reminder settings',
    description: 'The server withdraws waiting reminders of each kind that the student switches off.',
    access: ['student'],
    body: reminderSettingsForm,
    version: 'required',
    answer: { status: 200, record: reminderSettingsView },
    errors: ['not-found'],
  },
  'GET /api/me/reminders/stops': {
    summary: 'List the reminders stopped by a mailed link',
    description: 'The student and the parent each stop reminders for themselves.',
    access: ['student'],
    answer: { status: 200, json: reminderStopList },
    errors: [],
  },
  'POST /api/me/reminders/resume': {
    summary: 'Resume a stopped reminder',
    description: 'The answer lists the reminders that are still stopped.',
    access: ['student'],
    body: reminderStop,
    answer: { status: 200, json: reminderStopList },
    errors: ['not-found'],
  },
  'POST /api/reminders/stop': {
    summary: 'Stop one kind of reminder for a mail address',
    description:
      'Mail programs send this request for one-click unsubscribe. A GET request leads to the page for stopping reminders.',
    access: 'anyone',
    query: stopQuery,
    answer: { status: 200, json: stoppedView },
    errors: ['reminder.unknown'],
    limit: LINK_LIMIT,
  },
});
