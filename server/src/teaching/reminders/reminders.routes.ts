import {
  reminderSettingsForm,
  reminderSettingsView,
  reminderStop,
  reminderStopList,
  stoppedView,
  stopQuery,
} from '@bayan/domain/reminders/reminder-settings';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { anyone, members } from '@bayan/platform/http/access';
import { json, ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import type { Config } from '#config/config.ts';
import { changeReminders } from './change-reminders.ts';
import { linkLimit } from './reminder-limits.ts';
import { findReminderSettings } from './reminder-settings.repository.ts';
import { listReminderStops, resumeReminders } from './resume-reminders.ts';
import { changeByStopLink } from './stop-reminders.ts';

const students = members('student');

export function reminderRoutes({ config }: { readonly config: Config }): Route[] {
  const secretOf = createKnownSecret();
  return [
    defineRoute({
      method: 'get',
      path: '/api/me/reminders',
      summary: 'Which reminders one’s family receives by e-mail',
      access: students,
      input: {},
      output: record(200, reminderSettingsView, ownVersion),
      handle: ({ actor }, db) => findReminderSettings(db, actor.id),
    }),
    defineRoute({
      method: 'put',
      path: '/api/me/reminders',
      summary: 'Switch reminders on or off; what waits to be sent of one that is switched off is withdrawn',
      access: students,
      input: { body: reminderSettingsForm, version: 'required' },
      output: record(200, reminderSettingsView, ownVersion),
      handle: (call, tx) => changeReminders(tx, call, call.version, call.body),
    }),
    defineRoute({
      method: 'get',
      path: '/api/me/reminders/stops',
      summary: 'Which reminders the student or the parent has stopped for themselves, by a link in a mail',
      access: students,
      input: {},
      output: json(200, reminderStopList),
      handle: ({ actor }, db) => listReminderStops(db, actor.id, secretOf),
    }),
    defineRoute({
      method: 'post',
      path: '/api/me/reminders/resume',
      summary: 'Turn on again what one reader has stopped; answers with what is left',
      access: students,
      input: { body: reminderStop },
      output: json(200, reminderStopList),
      handle: (call, tx) => resumeReminders(tx, call, call.body, secretOf),
    }),
    defineRoute({
      method: 'post',
      path: '/api/reminders/stop',
      summary:
        'Receive no more reminders of a kind at one’s own address: what a mail program asks for at one click. GET leads to the page for it',
      access: anyone,
      input: { query: stopQuery },
      output: json(200, stoppedView),
      before: linkLimit(config),
      async handle({ query, now, requestId }, tx) {
        const asked = { token: query.token, now, requestId };
        const { claim } = await changeByStopLink(tx, 'stop', asked, secretOf);
        return { stopped: claim.kind };
      },
    }),
  ];
}
