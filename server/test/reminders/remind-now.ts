import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '@bayan/platform/db/database';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { inTransaction } from '@bayan/platform/db/transaction';
import { sql } from 'drizzle-orm';
import { queueReminders } from '#teaching/reminders/queue-reminders.ts';

const SOON_MS = 200;
const MAX_LOOKS = 50;

/** As if a day before a lesson had come: its reminder is queued, and mailed by whatever product runs on that database. */
export async function remindNow(databaseUrl: string, sessionId: string): Promise<void> {
  const db = openDatabase(databaseUrl, console);
  try {
    await lookUntilQueued(db, await comeDue(db, sessionId));
  } finally {
    await db.$client.end();
  }
}

/** Nobody looks meanwhile: what came due before the last look counts as arranged too late. */
const comeDue = (db: Database, sessionId: string): Promise<string> =>
  inTransaction(db, async tx => {
    await tx.execute(sql`select 1 from reminder_watch for update`);
    const { rows } = await tx.execute<{ id: string }>(
      sql`update reminders set due_at = clock_timestamp() + interval '10 milliseconds'
          where session_id = ${sessionId} and kind = 'lesson-day' and status = 'planned' returning id`,
    );
    const [reminder] = rows;
    if (!reminder) throw new Error('the lesson has no reminder to come');
    return reminder.id;
  });

/** The product looks too, and only one at a time does. */
async function lookUntilQueued(db: Database, id: string): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    await delay(SOON_MS);
    await queueReminders(db, { now: new Date(), secretOf: createKnownSecret() });
    const { rows } = await db.$client.query('select status from reminders where id = $1', [id]);
    if (rows[0]?.status === 'queued') return;
  }
  throw new Error('the reminder was not queued');
}
