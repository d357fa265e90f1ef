import { openDatabase } from '../../src/db/database.ts';
import { createKnownSecret } from '../../src/db/own-signature.ts';
import { queueReminders } from '../../src/features/reminders/queue-reminders.ts';

/** As if a day before a lesson had come: its reminder is queued, and mailed by whatever product runs on that database. */
export async function remindNow(databaseUrl: string, sessionId: string): Promise<void> {
  const db = openDatabase(databaseUrl, console);
  try {
    const { rowCount } = await db.$client.query(
      `update reminders set due_at = clock_timestamp() where session_id = $1 and kind = 'lesson-day' and status = 'planned'`,
      [sessionId],
    );
    if (rowCount !== 1) throw new Error('the lesson has no reminder to come');
    await queueReminders(db, { now: new Date(), secretOf: createKnownSecret() });
  } finally {
    await db.$client.end();
  }
}
