import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentFor } from './cluster.ts';
import { planted } from './planting.ts';
import type { Fault, Size, Verdict } from './proof.ts';
import { guardAgainstStall } from './stall-guard.ts';

interface Ended {
  readonly verdict: Verdict;
  readonly processorSeconds: number | null;
}

/** What a run tells its parent: a line of progress, that something was done, or its verdict. */
export type Said = { readonly line: string } | { readonly isStep: true } | Ended;

interface Run {
  readonly name: string;
  readonly size: Size;
  readonly fault: Fault | null;
  readonly say: (line: string) => void;
}

/** How it ended: with a verdict, or not, and why. */
export type Outcome = (Ended | { readonly broken: string }) & { readonly seconds: number };

const ROOT = join(import.meta.dirname, '..');
/** Kept from run to run by what a file says: one with a fault in it is not taken for the one without. */
const COMPILED = join(ROOT, 'node_modules/.cache/compile');

/** Runs a proof in a process of its own, so that a fault reaches every file from the first one on, and no later run. */
export async function runInChild({ name, size, fault, say }: Run): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bayan-proof-'));
  const markFile = join(folder, 'planted');
  const started = performance.now();
  try {
    const child = spawn(process.execPath, ['--import', './prove/plant.ts', 'prove/run-one.ts', name, size], {
      cwd: ROOT,
      env: {
        ...environmentFor(fault?.file),
        TZ: 'UTC',
        NODE_COMPILE_CACHE: COMPILED,
        ...(fault ? planted(fault, markFile) : {}),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { ended, how } = await listen(child, say);
    const seconds = (performance.now() - started) / 1000;
    if (!ended) return { broken: `the run ended with ${how} and without a verdict`, seconds };
    if (fault && !existsSync(markFile))
      return { broken: `no process of the run loaded ${fault.file}`, seconds };
    return { ...ended, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listen(child: ChildProcess, say: (line: string) => void) {
  const guard = guardAgainstStall(child);
  let ended: Ended | undefined;
  child.on('message', (said: Said) => {
    guard.moved();
    if ('verdict' in said) ended = said;
    else if ('line' in said) say(said.line);
  });
  return new Promise<{ ended: Ended | undefined; how: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      guard.end();
      resolve({ ended, how: signal ?? `code ${code}` });
    });
  });
}
