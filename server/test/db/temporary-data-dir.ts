import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { quickFolder } from '#test/quick-folder.ts';

/**
 * A data directory that is removed at the end of the test, or when `atEnd` says. Its parent is open to all, as most
 * are, so that root changes to another account.
 */
export async function temporaryDataDir(atEnd: (clean: () => void) => void = onTestFinished) {
  const parent = await mkdtemp(join(quickFolder(), 'bayan-embedded-'));
  await chmod(parent, 0o755);
  atEnd(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }));
  return join(parent, 'data');
}
