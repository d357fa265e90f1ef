import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { Runner } from './account.ts';
import type { Binaries } from './binaries.ts';

function isInstalled(command: string): boolean {
  return (process.env.PATH ?? '').split(':').some(folder => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export interface Program {
  readonly command: readonly string[];
  readonly runner: Runner;
  readonly binaries: Binaries;
  readonly stdio: NonNullable<SpawnOptions['stdio']>;
  /** What the system sends to the program when this process is gone, where `setpriv` is there to ask for it. */
  readonly signalOnOurDeath: 'INT' | 'KILL';
}

/** Starts it in a process group of its own: Ctrl-C in the terminal is for the application, which then stops it. */
export function spawnProgram({ command, runner, binaries, stdio, signalOnOurDeath }: Program): ChildProcess {
  const tether = isInstalled('setpriv') ? ['setpriv', '--pdeathsig', signalOnOurDeath] : [];
  const [first = '', ...rest] = [...runner.prefix, ...tether, ...command];
  return spawn(first, rest, { ...runner.account, env: binaries.env, cwd: '/', detached: true, stdio });
}
