import { drizzle } from 'drizzle-orm/node-postgres';
import { CASING, type Database, type Transaction } from './database.ts';
import { databaseFailure, isUnavailable } from './failure.ts';

const ATTEMPTS = 3;

/**
 * Runs a change as one transaction. It runs again when it lost a race: a deadlock, a serialization failure, or an
 * exclusion constraint that fired after the change had looked and found the place free; the second time it sees who
 * was first and can say so.
 */
export async function inTransaction<T>(db: Database, change: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(db, change);
    } catch (error) {
      const lostRace = /^(40001|40P01|23P01)$/.test(databaseFailure(error)?.code ?? '');
      if (!lostRace || attempt === ATTEMPTS) throw error;
    }
  }
}

/** On a connection that we take and give back ourselves: Drizzle would not give back one whose `begin` failed. */
async function attemptOnce<T>(db: Database, change: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let isBroken = false;
  try {
    return await drizzle({ client, casing: CASING }).transaction(change);
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}
