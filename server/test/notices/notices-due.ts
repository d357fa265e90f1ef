import { openDatabase } from '@bayan/platform/db/database';

/** As if two minutes had gone by: what waits for an address is mailed by whatever product runs on that database. */
export async function noticesDue(databaseUrl: string, address: string): Promise<void> {
  const db = openDatabase(databaseUrl, console);
  try {
    const { rowCount } = await db.$client.query(
      `update mail_outbox set next_attempt_at = created_at
       where to_address = $1 and status = 'waiting' and about is not null`,
      [address],
    );
    if (!rowCount) throw new Error(`nothing waits for ${address}`);
  } finally {
    await db.$client.end();
  }
}
