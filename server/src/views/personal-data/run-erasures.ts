import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { Logger } from 'pino';
import { type ErasureParts, erasePerson } from './erase-person.ts';
import { readErased, writeErased } from './erased-people.ts';
import {
  doneErasures,
  dropOtherErasures,
  dueErasures,
  insertErasure,
  isErasable,
  updateErasure,
} from './erasures.repository.ts';

/** Those whose time has come. One that cannot run keeps nobody else's. */
export async function runDueErasures(
  db: Database,
  parts: ErasureParts & { readonly log: Pick<Logger, 'error'> },
): Promise<void> {
  for (const due of await dueErasures(db, parts.now)) {
    await erasePerson(db, due, parts).catch((error: unknown) =>
      parts.log.error({ err: error, erasureId: due.id }, 'an erasure failed'),
    );
  }
}

/**
 * Erases again whom a restored backup has brought back, before anybody is answered (R848), and notes beside the database
 * what only the database knows.
 */
export async function repeatErasures(db: Database, parts: ErasureParts): Promise<void> {
  const { dataDir, now } = parts;
  const noted = await readErased(dataDir);
  for (const { id, personId } of noted) {
    if (!(await isErasable(db, personId))) continue;
    await inTransaction(db, async tx => {
      await dropOtherErasures(tx, personId, id);
      const isNew = await insertErasure(tx, { id, personId, runsAt: now, createdAt: now });
      if (!isNew) await updateErasure(tx, id, { runsAt: now, createdAt: now });
    });
    await erasePerson(db, { id, personId, isRepeat: true }, parts);
  }
  const known = new Set(noted.map(({ id }) => id));
  const missing = (await doneErasures(db)).filter(({ id }) => !known.has(id));
  await writeErased(
    dataDir,
    missing.map(({ id, personId, doneAt }) => ({ id, personId, at: (doneAt ?? now).toISOString() })),
  );
}
