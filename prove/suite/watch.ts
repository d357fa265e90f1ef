import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { CheckStep, TestStep, Watch } from './planted-fault.ts';
import { runNode } from './run-node.ts';

/** What a step of the test run made of the tree. */
export type Seen =
  /** A check or a test that failed, and what it said. */
  | { readonly verdict: 'noticed'; readonly by: string; readonly message: string }
  | { readonly verdict: 'passed'; readonly tests: number }
  /** Nothing was found out: no test ran, or what runs them fell over. */
  | { readonly verdict: 'broken'; readonly message: string };

/** Whether a step looks at built pages. */
export const needsPages = ({ step }: Watch): boolean =>
  ['api', 'journeys-desk', 'journeys-phone', 'sweep'].includes(step);

const isCheck = (watch: Watch): watch is Extract<Watch, { step: CheckStep }> =>
  ['format and lint', 'import rules', 'locales', 'types'].includes(watch.step);

export const watchTree = (root: string, watch: Watch): Promise<Seen> =>
  isCheck(watch) ? check(root, watch) : test(root, watch);

const commandOf = ({ step, files = [] }: Extract<Watch, { step: CheckStep }>): string[] =>
  ({
    'format and lint': ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', ...files],
    'import rules': ['scripts/check-imports.mjs'],
    locales: ['scripts/check-locales.mjs'],
    types: ['node_modules/typescript/bin/tsc', '-p', ...files],
  })[step];

async function check(root: string, watch: Extract<Watch, { step: CheckStep }>): Promise<Seen> {
  const { code, output } = await runNode(root, commandOf(watch));
  if (code === 0) return { verdict: 'passed', tests: 1 };
  // Whoever falls over says where in a stack, a check what it found.
  const found = output.split('\n').filter(line => line.trim() !== '');
  const [first = ''] = found;
  if (code === null || output.includes('node:internal')) return { verdict: 'broken', message: first };
  return { verdict: 'noticed', by: watch.step, message: first.trim() };
}

/** As a pattern, which the runner holds against the names of a test and of what it stands in, with > between them. */
const patternOf = (title: string) =>
  title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '(?: > | )');

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

async function test(root: string, { step, files, title }: Extract<Watch, { step: TestStep }>): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'bayan-watch-'));
  const report = join(folder, 'report.json');
  const narrowed = title === undefined ? [] : ['-t', patternOf(title)];
  const args = [
    'run',
    '--project',
    step,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...narrowed,
  ];
  try {
    const { output } = await runNode(root, ['node_modules/vitest/vitest.mjs', ...args, ...files]);
    return recordVersionOf(root, step, readReport(report), output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function recordVersionOf(root: string, step: string, report: Report | null, output: string): Seen {
  const failed = report?.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(test => ({ name, ...test })),
  )[0];
  if (failed)
    return {
      verdict: 'noticed',
      by: `${step}, ${relative(root, failed.name)}: ${failed.fullName}`,
      message: plain(failed.failureMessages[0] ?? ''),
    };
  const brokenFile = report?.testResults.find(({ message }) => message !== '');
  if (brokenFile) return { verdict: 'broken', message: plain(brokenFile.message) };
  if (report && report.numPassedTests > 0) return { verdict: 'passed', tests: report.numPassedTests };
  return { verdict: 'broken', message: `no test ran: ${plain(output)}` };
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const LONGEST = 160;

/** The first line that says something, without colours. */
const plain = (text: string): string =>
  (
    text
      .replace(COLOURS, '')
      .split('\n')
      .find(line => line.trim() !== '') ?? ''
  )
    .trim()
    .slice(0, LONGEST);
