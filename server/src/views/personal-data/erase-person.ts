import type { Database, Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { createPictureStore, PICTURES_FOLDER } from '#people/profiles/picture-store.ts';
import { lockPerson } from '#people/profiles/profiles.repository.ts';
import { deleteMailFiles } from './delete-mail-files.ts';
import { writeErased } from './erased-people.ts';
import {
  beginErasing,
  findSubject,
  lockErasure,
  markErased,
  partKeysOf,
  updateErasure,
} from './erasures.repository.ts';
import { MARKED_ROWS, OWN_FILES } from './marked-rows.ts';
import { OWN_ADDRESSES } from './marks-of-academy.ts';
import { eraseRows, readRows, readWords } from './persons-rows.repository.ts';

export interface ErasureParts {
  readonly files: FileStore;
  readonly dataDir: string;
  readonly now: Date;
}

interface Asked {
  readonly id: string;
  readonly personId: string;
  /** Lessons ahead keep nobody who was erased before a restore. */
  readonly isRepeat?: boolean;
}

/** What is left to do once the database has forgotten the person. */
interface Left {
  readonly storageKeys: readonly string[];
  readonly words: readonly string[];
}

/**
 * Erases a person by the marks, in one transaction: all of it, or nothing (R845). Only then go the bytes of files, which
 * belong to nothing by now: should the process die in between, the tidying finds them. False where it may not run.
 */
export async function erasePerson(db: Database, asked: Asked, parts: ErasureParts): Promise<boolean> {
  const { files, dataDir, now } = parts;
  const left = await inTransaction(db, tx => eraseRecords(tx, asked, now));
  if (!left) return false;
  const pictures = createPictureStore(files);
  for (const key of left.storageKeys) {
    await files.forget(key);
    if (key.startsWith(`${PICTURES_FOLDER}/`)) await pictures.forget(key.slice(PICTURES_FOLDER.length + 1));
  }
  await deleteMailFiles(dataDir, left.words);
  await writeErased(dataDir, [{ id: asked.id, personId: asked.personId, at: now.toISOString() }]);
  return true;
}

async function eraseRecords(
  tx: Transaction,
  { id, personId, isRepeat = false }: Asked,
  now: Date,
): Promise<Left | null> {
  const erasure = await lockErasure(tx, id);
  if (erasure?.status !== 'waiting' || erasure.runsAt > now) return null;
  await lockPerson(tx, personId);
  const subject = await findSubject(tx, personId, now);
  // R846
  if (!subject || (subject.lessonsAhead > 0 && !isRepeat)) return null;

  const own = await readRows(tx, personId, 'files', OWN_FILES);
  const storageKeys = [
    ...own.map(({ storage_key }) => String(storage_key)),
    ...(await partKeysOf(tx, personId)),
  ];
  const words = await readWords(
    tx,
    personId,
    `select name as word from profiles where id = :person union select name_ar from profiles where id = :person
      union ${OWN_ADDRESSES}`,
  );

  await beginErasing(tx, id);
  for (const { table, rows } of MARKED_ROWS) await eraseRows(tx, { personId, erasureId: id }, table, rows);
  await markErased(tx, personId, now);
  await updateErasure(tx, id, { status: 'done', doneAt: now });

  const origin = { actor: null, now, requestId: null };
  const after = { personId };
  await recordChange(tx, origin, { action: 'erasure.done', noun: 'erasures', targetId: id, after });
  await recordChange(tx, origin, { action: 'profile.erased', noun: 'profiles', targetId: personId });
  return { storageKeys, words };
}
