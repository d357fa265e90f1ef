import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadUse } from '@bayan/domain/files/upload-use';
import type { Scenario } from '#prove/crash/scenario.ts';
import type { Store } from '#prove/crash/store.ts';

export interface SentFile {
  readonly id: string;
  readonly token: string;
  /** Less than one part has room for. */
  readonly bytes: Buffer;
  readonly use: UploadUse;
}

export const SENT_NAME = 'work.pdf';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** How the bytes that a query leads to differ from what was sent; null where they do not, or are nowhere. */
export const differenceOnDisk =
  ({ dataDir }: Scenario, { id, bytes }: SentFile, query: string) =>
  async (store: Store) => {
    const [row] = await store.rows(query, [id]);
    if (!row) return null;
    const kept = await readFile(join(dataDir, 'files', String(row.storage_key))).catch(() => null);
    return kept && sha256(kept) === sha256(bytes)
      ? null
      : 'the bytes on the disk are not what was acknowledged';
  };
