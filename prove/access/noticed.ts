import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planted } from '#prove/planting.ts';
import type { Fault } from '#prove/proof.ts';
import { guardAgainstStall } from '#prove/stall-guard.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = 'node_modules/vitest/vitest.mjs';

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Whether tests fail, and which one first; with a fault in place, or as the code is. */
export type Noticed = { readonly by: string } | { readonly passed: number } | { readonly broken: string };

/** `moved` is called whenever the test runner shows a sign of life. */
export async function runTests(
  tests: readonly string[],
  fault: Fault | null,
  moved: () => void,
): Promise<Noticed> {
  const folder = mkdtempSync(join(tmpdir(), 'bayan-guard-'));
  const [report, mark] = [join(folder, 'report.json'), join(folder, 'planted')];
  try {
    const args = [
      VITEST,
      'run',
      '--bail=1',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...tests,
    ];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...(fault ? planted(fault, mark) : {}) },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const guard = guardAgainstStall(child);
    child.stdout.on('data', () => {
      guard.moved();
      moved();
    });
    await once(child, 'close');
    guard.end();
    if (fault && !existsSync(mark)) return { broken: `${fault.file} was not loaded by ${tests}` };
    if (!existsSync(report)) return { broken: `${tests} came to no end` };
    return judge(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that does not even load says nothing about the fault. */
function judge({ testResults, numPassedTests }: Report): Noticed {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.find(({ status }) => status === 'failed');
  if (failed) return { by: failed.fullName };
  return numPassedTests > 0 ? { passed: numPassedTests } : { broken: 'no test ran' };
}
