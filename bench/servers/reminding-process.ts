import { openDatabase } from '@bayan/platform/db/database';
import type { InTurns } from '@bayan/platform/in-turns';
import { createLog } from '@bayan/platform/log/log';
import { startServer } from '@bayan/server/app/start-server';
import { readConfig } from '@bayan/server/config/config';
import { startReminderPlanner } from '@bayan/server/teaching/reminders/reminder-planner';

/** Whether reminders are queued beside the requests, by a planner to which all of them are due. */
export type Planning = { readonly planAt: string } | 'rest';

/** The product as it answers requests, with a planner on the same thread that can be told to work and to rest. */
const config = readConfig(process.env);
const log = createLog('silent');
const server = await startServer(config, log, Promise.resolve(null));
const db = openDatabase(config.databaseUrl ?? '', log);
let planner: InTurns | undefined;

process.on('message', (order: Planning | string) => {
  if (typeof order === 'object') {
    planner ??= startReminderPlanner({ db, clock: () => new Date(order.planAt), log });
    process.send?.('planning');
  }
  if (order === 'rest') {
    void Promise.resolve(planner?.stop()).then(() => {
      planner = undefined;
      process.send?.('resting');
    });
  }
});
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
