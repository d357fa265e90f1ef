import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { importGraph } from '#scripts/checks/import-graph.mjs';
import { projectFiles, readProjectFile } from '#scripts/checks/source-files.mjs';
import { inProject } from '#scripts/setup/root.mjs';
import { SetupError } from '#scripts/setup/setup-error.mjs';
import { affectedTests, testFiles } from './affected.mjs';
import {
  apiTests,
  componentTests,
  formatAndLint,
  journeys,
  STATIC_CHECKS,
  sweep,
  unitTests,
} from './steps.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: inProject(), encoding: 'utf8' }).split('\n').filter(Boolean);

/** What is not committed yet; where all is, the last commit; or everything since the commit that is named. */
function changedFiles(since) {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (since) return [...new Set([...git('diff', '--name-only', since), ...uncommitted])];
  return uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
}

const FORMATTED = /\.(ts|tsx|mjs|json|css)$/;

/** Types of what a package is used by are checked with it. */
function isTypeCheckNeeded(name, changed) {
  const folder = /^types: (.+)$/.exec(name)?.[1];
  if (!folder) return true;
  const touches = part => changed.some(path => path.startsWith(`${part}/`));
  if (touches('domain') || touches(folder)) return true;
  const usesPackages = ['server', 'e2e', 'bench', 'prove'].includes(folder) || folder.startsWith('packages/');
  if (usesPackages && touches('packages')) return true;
  return ['e2e', 'bench', 'prove'].includes(folder) && touches('server');
}

function checksFor(changed) {
  const paths = changed.filter(path => FORMATTED.test(path) && existsSync(inProject(path)));
  return STATIC_CHECKS.filter(({ name }) => isTypeCheckNeeded(name, changed)).flatMap(check => {
    if (check.name !== 'format and lint') return [check];
    return paths.length > 0 ? [formatAndLint(['--no-errors-on-unmatched', ...paths])] : [];
  });
}

const escaped = text => text.replaceAll('/', '\\/');

export function planForChange(since) {
  const changed = changedFiles(since);
  if (changed.length === 0) throw new SetupError('Nothing has changed.');
  const files = ['domain', 'packages', 'server', 'web', 'e2e', 'bench', 'prove', 'scripts'].flatMap(
    projectFiles,
  );
  const tests = testFiles(files);
  const affected = affectedTests(changed, {
    graph: importGraph(),
    tests,
    journeys: Object.fromEntries(
      tests
        .filter(path => path.startsWith('e2e/') && !path.startsWith('e2e/sweep/'))
        .map(path => [path, readProjectFile(path)]),
    ),
  });
  const chosen = (step, paths) => {
    if (paths === 'all') return [{ step }];
    return paths.length > 0 ? [{ step, files: paths }] : [];
  };
  const screens = () => {
    if (affected.pages === 'all') return [{ step: sweep }];
    if (affected.pages.length === 0) return [];
    return [{ step: sweep, title: `(${affected.pages.map(escaped).join('|')})( |\\?|$)` }];
  };
  console.log(`${changed.length} files have changed.`);
  return {
    checks: checksFor(changed),
    tests: [
      ...chosen(unitTests, affected.unit),
      ...chosen(componentTests, affected.component),
      ...chosen(apiTests, affected.api),
      ...screens(),
      ...chosen(journeys, affected.journeys),
    ],
  };
}
