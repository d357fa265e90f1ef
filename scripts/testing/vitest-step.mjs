import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWatched } from '#scripts/setup/child-process.mjs';
import { projectNode } from '#scripts/setup/node.mjs';
import { readReport } from './vitest-report.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';

/** Of what a failed run printed, the tests that passed are of no use to anybody. */
const withoutPassed = output => output.replace(/^.*✓.*\n/gm, '');

async function runVitest(projects, { files, title, env, tell }) {
  const folder = mkdtempSync(join(tmpdir(), 'bayan-vitest-'));
  const path = join(folder, 'report.json');
  const args = [
    'run',
    ...projects.flatMap(project => ['--project', project]),
    ...(files.length > 0 ? ['--passWithNoTests', ...files] : []),
    ...(title ? ['--passWithNoTests', '-t', title] : []),
  ];
  try {
    const { code, output } = await runWatched(projectNode(), [VITEST, ...args], {
      tell,
      env: { ...process.env, TZ: 'UTC', TEST_REPORT: path, ...env },
    });
    return { code, output, report: readJson(path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

export const vitest = (name, projects, { folders, prepare = async () => ({}) }) => ({
  name,
  projects,
  takesFiles: true,
  async run({ files = [], title, tell }) {
    const result = await runVitest(projects, { files, title, env: await prepare(), tell });
    const read = readReport(result, files.length > 0 || title ? [] : folders, title);
    return { ...read, ...(read.failed > 0 && { output: withoutPassed(result.output) }) };
  },
});
