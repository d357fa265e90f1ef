import { remindersContract } from '@bayan/domain/reminders/reminders.contract';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { changeReminders } from './change-reminders.ts';
import { findReminderSettings } from './reminder-settings.repository.ts';
import { listReminderStops, resumeReminders } from './resume-reminders.ts';
import { changeByStopLink } from './stop-reminders.ts';

export function reminderRoutes() {
  const secretOf = createKnownSecret();
  return defineRoutes(remindersContract, {
    'GET /api/me/reminders': ({ actor }, db) => findReminderSettings(db, actor.id),
    'PUT /api/me/reminders': (call, tx) => changeReminders(tx, call, call.version, call.body),
    'GET /api/me/reminders/stops': ({ actor }, db) => listReminderStops(db, actor.id, secretOf),
    'POST /api/me/reminders/resume': (call, tx) => resumeReminders(tx, call, call.body, secretOf),
    async 'POST /api/reminders/stop'({ query, now, requestId }, tx) {
      const asked = { token: query.token, now, requestId };
      const { claim } = await changeByStopLink(tx, 'stop', asked, secretOf);
      return { stopped: claim.kind };
    },
  });
}
