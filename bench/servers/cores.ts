import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** One core for the server under test, and one for everything else. */
export interface Cores {
  readonly server: number;
  readonly others: number;
}

/** The cores this process may use, as Linux writes them: `0-3,8`. */
function allowedCores(): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap(range => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
}

/** Null where nothing can be held to a core: not Linux, no `taskset`, or one core alone. */
export function twoCores(): Cores | null {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    const [server, others] = allowedCores();
    return server === undefined || others === undefined ? null : { server, others };
  } catch {
    return null;
  }
}

/** Also what it starts from now on. */
export const holdTo = (core: number, pid: number) =>
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
