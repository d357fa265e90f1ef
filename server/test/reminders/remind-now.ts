import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { createKnownSecret } from '../../src/db/own-signature.ts';
import { queueReminders } from '../../src/features/reminders/queue-reminders.ts';

const SOON_MS = 200;
const MOST_LOOKS = 50;

/** As if a day before a lesson had come: its reminder is queued, and mailed by whatever product runs on that database. */
export async function remindNow(databaseUrl: string, sessionId: string): Promise<void> {
  const db = openDatabase(databaseUrl, console);
  try {
    // A moment ahead: what came due before the product's own last look counts as arranged too late.
    const { rows } = await db.$client.query<{ id: string }>(
      `update reminders set due_at = clock_timestamp() + $2 * interval '1 millisecond'
       where session_id = $1 and kind = 'lesson-day' and status = 'planned' returning id`,
      [sessionId, SOON_MS],
    );
    const [reminder] = rows;
    if (!reminder) throw new Error('the lesson has no reminder to come');
    await lookUntilQueued(db, reminder.id);
  } finally {
    await db.$client.end();
  }
}

/** The product looks too, and only one at a time does. */
async function lookUntilQueued(db: Database, id: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await delay(SOON_MS);
    await queueReminders(db, { now: new Date(), secretOf: createKnownSecret() });
    const { rows } = await db.$client.query('select status from reminders where id = $1', [id]);
    if (rows[0]?.status === 'queued') return;
  }
  throw new Error('the reminder was not queued');
}
