import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runWithDescendants } from '../setup/child-process.mjs';
import { projectNode } from '../setup/node.mjs';
import { inProject } from '../setup/root.mjs';

const LIMIT_MS = 15 * 60_000;
const VITEST = 'node_modules/vitest/vitest.mjs';

async function runVitest(project, filters, env) {
  const folder = mkdtempSync(join(tmpdir(), 'bayan-vitest-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  if (filters.length > 0) args.push('--passWithNoTests', ...filters);
  try {
    const code = await runWithDescendants(projectNode(), [VITEST, ...args], {
      limitMs: LIMIT_MS,
      env: { ...process.env, TZ: 'UTC', ...env },
    });
    return { code, report: JSON.parse(readFileSync(report, 'utf8')) };
  } catch {
    return { code: 1, report: undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files that failed before or beside their tests. */
const brokenFiles = report =>
  report?.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ) ?? [];

/** What was left out counts as failed, and so does a file that broke before its first test. */
function count({ code, report }) {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numTotalTests - report.numPassedTests + brokenFiles(report).length;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Includes those that a failure before them kept from running. */
const namesOfLeftOut = report =>
  report?.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  ) ?? [];

const firstLine = text => text?.split('\n', 1)[0] ?? '';

/** Which tests failed and of what, a line each: a long run is read from its end. */
const linesOfFailed = report => [
  ...brokenFiles(report).map(({ name, message }) => `${relative(inProject(), name)}: ${firstLine(message)}`),
  ...(report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(inProject(), name)}: ${fullName}: ${firstLine(failureMessages[0])}`,
      ),
  ),
];

const foldersWithoutTests = (folders, report) => {
  const files = report?.testResults.map(({ name }) => relative(inProject(), name)) ?? [];
  return folders.filter(folder => !files.some(file => file.startsWith(`${folder}/`)));
};

/** `folders` each hold at least one test: a folder that moved away must not take its tests along unnoticed. */
export const vitest = (name, project, { folders, prepare = async () => ({}) }) => ({
  name,
  takesFiles: true,
  async run(filters) {
    const result = await runVitest(project, filters, await prepare());
    const { passed, failed } = count(result);
    for (const title of namesOfLeftOut(result.report)) console.log(`Left out: ${title}`);
    const empty = filters.length > 0 ? [] : foldersWithoutTests(folders, result.report);
    for (const folder of empty) console.log(`No test ran in ${folder}.`);
    return { passed, failed: failed + empty.length, lines: linesOfFailed(result.report) };
  },
});
