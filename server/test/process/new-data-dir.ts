import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { layoutOf } from '@bayan/embedded-postgres/layout';
import { serverProcessesOf } from '@bayan/embedded-postgres/processes';
import { waitUntil } from '@bayan/embedded-postgres/waiting';
import { afterAll } from 'vitest';
import { PATIENCE } from '#test/patience.ts';
import { quickFolder } from '#test/quick-folder.ts';

const dataDirs: string[] = [];
afterAll(async () => {
  for (const dataDir of dataDirs) {
    // The database of a killed product writes until it has ended, also into a directory that is being removed.
    await waitUntil(() => serverProcessesOf(layoutOf(dataDir).cluster).length === 0, PATIENCE.timeout);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** A data directory that is removed after the last test of the file. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(quickFolder(), 'bayan-product-'));
  dataDirs.push(dataDir);
  return dataDir;
}
