import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { mailedToken } from '#fields/mailed-token.ts';
import { languageParameter, languages } from '#language/language.ts';
import { REMINDED, REMINDER_KINDS } from './reminder-kind.ts';
import { LINK_LIMIT } from './reminders.limits.ts';

/** A family's three switches (R415). */
const switches = {
  lessonDay: z.boolean().describe('A day before each lesson.'),
  lessonHour: z.boolean().describe('An hour before each lesson.'),
  homeworkDay: z.boolean().describe('A day before homework is due, while it is pending.'),
};

const reminderSettingsForm = z.strictObject(switches);
export type ReminderSettingsForm = z.infer<typeof reminderSettingsForm>;

export const reminderSettingsView = z
  .object({ ...switches, version: z.int().describe('0 until somebody has chosen.') })
  .meta({ id: 'ReminderSettings' });
export type ReminderSettings = z.infer<typeof reminderSettingsView>;

/** What stands in every reminder for the mail program to ask by. */
const stopQuery = z.strictObject({
  token: mailedToken,
  [languageParameter]: z
    .enum(languages)
    .optional()
    .describe('Of the mail, for whoever opens the address in a browser.'),
});
const stoppedView = z.object({ stopped: z.enum(REMINDER_KINDS) }).meta({ id: 'StoppedReminder' });

/** A kind that one reader stopped by a link in a mail (R660). */
const reminderStop = z.strictObject({ reader: z.enum(REMINDED), kind: z.enum(REMINDER_KINDS) });
export type ReminderStop = z.infer<typeof reminderStop>;
const reminderStopList = z.object({ items: z.array(reminderStop) }).meta({ id: 'ReminderStops' });
export type ReminderStopList = z.infer<typeof reminderStopList>;

export const remindersContract = defineContract('reminders', {
  'GET /api/me/reminders': {
    summary: 'Which reminders one’s family receives by e-mail',
    access: ['student'],
    answer: { status: 200, record: reminderSettingsView },
    errors: [],
  },
  'PUT /api/me/reminders': {
    summary: 'Switch reminders on or off; what waits to be sent of one that is switched off is withdrawn',
    access: ['student'],
    body: reminderSettingsForm,
    version: 'required',
    answer: { status: 200, record: reminderSettingsView },
    errors: ['not-found'],
  },
  'GET /api/me/reminders/stops': {
    summary: 'Which reminders the student or the parent has stopped for themselves, by a link in a mail',
    access: ['student'],
    answer: { status: 200, json: reminderStopList },
    errors: [],
  },
  'POST /api/me/reminders/resume': {
    summary: 'Turn on again what one reader has stopped; answers with what is left',
    access: ['student'],
    body: reminderStop,
    answer: { status: 200, json: reminderStopList },
    errors: ['not-found'],
  },
  'POST /api/reminders/stop': {
    summary:
      'Receive no more reminders of a kind at one’s own address: what a mail program asks for at one click. GET leads to the page for it',
    access: 'anyone',
    query: stopQuery,
    answer: { status: 200, json: stoppedView },
    errors: ['reminder.unknown'],
    limit: LINK_LIMIT,
  },
});
