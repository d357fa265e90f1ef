import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWithDescendants } from '../setup/child-process.mjs';
import { projectNode } from '../setup/node.mjs';

const LIMIT_MS = 30 * 60_000;

/** The short form of the proofs; the long one is for `npm run prove`. */
export const proofs = name => ({
  name,
  takesFiles: true,
  async run(filters) {
    const folder = mkdtempSync(join(tmpdir(), 'bayan-proofs-'));
    const report = join(folder, 'report.json');
    try {
      const args = ['prove/main.ts', '--short', '--report', report, ...filters];
      await runWithDescendants(projectNode(), args, { limitMs: LIMIT_MS });
      return JSON.parse(readFileSync(report, 'utf8'));
    } catch {
      return { passed: 0, failed: 1 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
