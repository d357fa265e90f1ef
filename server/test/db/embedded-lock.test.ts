import { readdirSync, writeFileSync } from 'node:fs';
import { lockDataDir } from '@bayan/embedded-postgres/data-dir-lock';
import { openDataDir } from '@bayan/embedded-postgres/layout';
import { startedAt } from '@bayan/embedded-postgres/processes';
import { StartupError } from '@bayan/platform/startup-error';
import { describe, expect, it } from 'vitest';
import { temporaryDataDir } from './temporary-data-dir.ts';

const NO_PROCESS = 2_147_483_647;

describe('the lock of a data directory', () => {
  it('held by a live process is refused with one line that names both', async () => {
    const layout = openDataDir(await temporaryDataDir());
    const owner = { pid: process.ppid, startedAt: startedAt(process.ppid) };
    writeFileSync(layout.appLock, JSON.stringify(owner));
    const line = `the data directory ${layout.dataDir} is in use by process ${process.ppid}`;
    await expect(lockDataDir(layout)).rejects.toThrow(new StartupError(line));
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: NO_PROCESS, startedAt: 'x' })],
    [
      'whose number has gone to a later process',
      JSON.stringify({ pid: process.ppid, startedAt: 'long ago' }),
    ],
    ['cut short by a power failure', ''],
  ])('%s is taken by exactly one of many', async (_, content) => {
    const layout = openDataDir(await temporaryDataDir());
    writeFileSync(layout.appLock, content);
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(layout)));
    const taken = attempts.filter(attempt => attempt.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    taken[0]?.value();
    expect(readdirSync(layout.dataDir)).toEqual([]);
  });
});
