import { openDatabase } from '@bayan/platform/db/database';
import { startReminderPlanner } from '#teaching/reminders/reminder-planner.ts';

/** A planner in a process of its own, for whoever kills it. Its clock stands still, and it looks more often than it would. */
const [, , databaseUrl = '', at = ''] = process.argv;
const log = { warn: () => {}, error: () => {} };
const planner = startReminderPlanner({ db: openDatabase(databaseUrl, log), clock: () => new Date(at), log });
setInterval(planner.wake, 50);
process.on('disconnect', () => process.exit());
process.send?.('started');
