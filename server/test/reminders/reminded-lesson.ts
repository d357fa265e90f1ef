import { openDatabase } from '../../src/db/database.ts';
import { createKnownSecret } from '../../src/db/own-signature.ts';
import { queueReminders } from '../../src/features/reminders/queue-reminders.ts';

/** As if a day before a lesson had come, in a product that runs: its reminder is mailed now. */
export function openReminding(databaseUrl: string) {
  const db = openDatabase(databaseUrl, console);
  return {
    async remind(sessionId: string): Promise<void> {
      const { rowCount } = await db.$client.query(
        `update reminders set due_at = clock_timestamp() where session_id = $1 and kind = 'lesson-day' and status = 'planned'`,
        [sessionId],
      );
      if (rowCount !== 1) throw new Error('the lesson has no reminder to come');
      await queueReminders(db, { now: new Date(), secretOf: createKnownSecret() });
    },
    close: () => db.$client.end(),
  };
}
