import { buffer } from 'node:stream/consumers';
import { harmlessName } from '@bayan/domain/files/file-name';
import type { Language } from '@bayan/domain/language/language';
import type { Database } from '@bayan/platform/db/database';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { ZipEntry } from '@bayan/platform/zip';
import { PICTURES_FOLDER } from '#people/profiles/picture-store.ts';
import { MARKED_ROWS } from './marked-rows.ts';
import { readRows } from './persons-rows.repository.ts';
import { writeReadable } from './readable-export.ts';

/** What the archive calls its form; a new one gets the next number. */
const FORM = 'bayan-person-export/1';

interface ExportedFile {
  readonly id: string;
  readonly name: string;
  readonly storageKey: string;
  readonly size: number;
}

const FILES = MARKED_ROWS.find(({ table, rows }) => table === 'files' && rows.exported);

/** The person's own files; copies of their data are none. */
export async function exportedFiles(db: Database, personId: string): Promise<ExportedFile[]> {
  if (!FILES) throw new Error('nothing says which files are whose');
  const columns = ['id', 'name', 'storage_key', 'size'];
  const rows = await readRows(db, personId, 'files', { ...FILES.rows, exported: columns });
  return rows.map(({ id, name, storage_key, size }) => ({
    id: String(id),
    name: String(name),
    storageKey: String(storage_key),
    size: Number(size),
  }));
}

interface Asked {
  readonly personId: string;
  readonly language: Language;
}

interface Parts {
  readonly own: readonly ExportedFile[];
  readonly files: FileStore;
  readonly now: Date;
}

/** All that the academy stores about the person, by table, as the marks say (R842). */
async function exportedData(db: Database, personId: string) {
  const data: Record<string, Record<string, unknown>[]> = {};
  for (const { table, rows } of MARKED_ROWS) {
    if (!rows.exported) continue;
    const found = await readRows(db, personId, table, rows);
    if (found.length > 0) data[table] = [...(data[table] ?? []), ...found];
  }
  return data;
}

/** The same data for programs and for people, and the files. */
export async function* exportedEntries(
  db: Database,
  { personId, language }: Asked,
  { own, files, now }: Parts,
): AsyncGenerator<ZipEntry> {
  const data = await exportedData(db, personId);
  const whole = { form: FORM, madeAt: now.toISOString(), personId, data };
  yield { name: 'person.json', content: Buffer.from(JSON.stringify(whole, null, 2)) };
  yield { name: 'index.html', content: Buffer.from(writeReadable(data, { language, now })) };
  for (const { id, name, storageKey } of own) {
    const key = storageKey.startsWith(`${PICTURES_FOLDER}/`) ? `${storageKey}-large` : storageKey;
    // One whose bytes are gone must not keep the rest from the person.
    const content = await files.open(key).then(buffer, () => null);
    if (content) yield { name: `files/${id}-${harmlessName(name)}`, content };
  }
}
