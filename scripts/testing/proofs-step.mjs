import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWatched } from '#scripts/setup/child-process.mjs';
import { findOrInstallChromium } from '#scripts/setup/chromium.mjs';
import { projectNode } from '#scripts/setup/node.mjs';

/** Each claim once, in short form. The planted faults are for `npm run prove`. */
export const proofs = name => ({
  name,
  takesFiles: true,
  async run({ files = [], tell }) {
    // One of them looks at pages.
    process.env.CHROMIUM_PATH = await findOrInstallChromium();
    const folder = mkdtempSync(join(tmpdir(), 'bayan-proofs-'));
    const report = join(folder, 'report.json');
    try {
      const args = ['prove/main.ts', '--short', '--claims', '--report', report, ...files];
      const { output } = await runWatched(projectNode(), args, { tell, isTellingByLines: true });
      const read = JSON.parse(readFileSync(report, 'utf8'));
      return { ...read, ...(read.failed > 0 && { output }) };
    } catch {
      return { passed: 0, failed: 1, lines: ['the proofs came to no end'] };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
