import { relative } from 'node:path';
import { inProject } from '#scripts/setup/root.mjs';

const fileOf = ({ name }) => relative(inProject(), name);
const testsOf = report =>
  (report?.testResults ?? []).flatMap(file =>
    file.assertionResults.map(test => ({ ...test, file: fileOf(file) })),
  );

/** Files that failed before or beside their tests. */
const brokenFiles = report =>
  (report?.testResults ?? []).filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  );

/** Includes those that a failure before them kept from running. */
const leftOut = report => testsOf(report).filter(({ status }) => status !== 'passed' && status !== 'failed');

/** Vitest puts the message first; Playwright colours it. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const firstLine = text => text?.split('\n', 1)[0].replace(COLOURS, '') ?? '';

/** Which tests failed and of what, a line each: a long run is read from its end. */
const linesOfFailed = report => [
  ...brokenFiles(report).map(file => `${fileOf(file)}: ${firstLine(file.message)}`),
  ...testsOf(report)
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`),
  ...leftOut(report).map(({ file, fullName }) => `${file}: ${fullName}: left out`),
];

const foldersWithoutTests = (folders, report) => {
  const files = (report?.testResults ?? []).map(fileOf);
  return folders.filter(folder => !files.some(file => file.startsWith(`${folder}/`)));
};

const withoutSkipped = report => {
  const testResults = report.testResults.map(file => ({
    ...file,
    assertionResults: file.assertionResults.filter(
      ({ status }) => status === 'passed' || status === 'failed',
    ),
  }));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return { ...report, testResults, numTotalTests: tests.length };
};

/**
 * What was left out counts as failed, and so does a file that broke before its first test, and each of the `folders`
 * without one: a folder that moved away must not take its tests along unnoticed.
 */
export function readReport({ code, report: whole }, folders, title) {
  // Those of other titles were not asked for.
  const report = title && whole ? withoutSkipped(whole) : whole;
  if (!report) return { passed: 0, failed: 1, lines: ['the test runner came to no end'], tests: [] };
  const empty = foldersWithoutTests(folders, report);
  const wrong = report.numTotalTests - report.numPassedTests + brokenFiles(report).length + empty.length;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && wrong === 0 ? 1 : wrong,
    lines: [...linesOfFailed(report), ...empty.map(folder => `no test ran in ${folder}`)],
    tests: testsOf(report).map(({ file, fullName, duration = 0 }) => ({
      name: `${file}: ${fullName}`,
      seconds: duration / 1000,
    })),
  };
}
