import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Three times what a run of all tests has in use at most. */
const ROOM_BYTES = 1024 ** 3;

/**
 * Where the files of what is thrown away soon are made and removed quickest: in memory, where there is room for them.
 * A database is six hundred files, and on a disk making and removing those is more work than all that is asked of it.
 */
export function quickFolder(): string {
  try {
    accessSync(MEMORY, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
