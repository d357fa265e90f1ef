import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planted } from './planting.ts';
import type { Fault, Size, Verdict } from './proof.ts';

/** What a run tells its parent: a line of progress, or its verdict. */
export type Said = { readonly line: string } | { readonly verdict: Verdict };

interface Run {
  readonly name: string;
  readonly size: Size;
  readonly fault: Fault | null;
  readonly say: (line: string) => void;
}

/** How it ended: with a verdict, or not, and why. */
export type Outcome = { readonly verdict: Verdict; readonly seconds: number } | { readonly broken: string };

const ROOT = join(import.meta.dirname, '..');
const LIMIT_MINUTES = { short: 10, full: 90 } as const;

/** Runs a proof in a process of its own, so that a fault reaches every file from the first one on, and no later run. */
export async function runInChild({ name, size, fault, say }: Run): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bayan-proof-'));
  const markFile = join(folder, 'planted');
  const started = performance.now();
  try {
    const child = spawn(process.execPath, ['--import', './prove/plant.ts', 'prove/run-one.ts', name, size], {
      cwd: ROOT,
      env: { ...process.env, TZ: 'UTC', ...(fault ? planted(fault, markFile) : {}) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { verdict, end } = await listen(child, LIMIT_MINUTES[size], say);
    if (!verdict) return { broken: `the run ended with ${end} and without a verdict` };
    if (fault && !existsSync(markFile)) return { broken: `no process of the run loaded ${fault.file}` };
    return { verdict, seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listen(child: ChildProcess, minutes: number, say: (line: string) => void) {
  const limit = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000);
  let verdict: Verdict | undefined;
  child.on('message', (said: Said) => {
    if ('verdict' in said) verdict = said.verdict;
    else say(said.line);
  });
  return new Promise<{ verdict: Verdict | undefined; end: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      resolve({ verdict, end: signal ?? `code ${code}` });
    });
  });
}
