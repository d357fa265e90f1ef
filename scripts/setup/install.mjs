import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastLines } from './child-process.mjs';
import { fingerprint, stampAt } from './fingerprint.mjs';
import { differencesFromLock } from './installed-versions.mjs';
import { runNpm } from './npm.mjs';
import { announced } from './progress.mjs';
import { inProject } from './root.mjs';
import { SetupError } from './setup-error.mjs';

const stamp = stampAt('node_modules', '.installed-for');
const underWay = inProject('.cache', 'install-under-way');

/** The exit codes from here on stand for the signal that ended a process. */
const KILLED = 128;

/**
 * `npm ci` refuses our lock file where a registry lacks other platforms' binaries, so `install --no-save` it is:
 * it follows the lock file and leaves it alone. The rest keeps settings of the machine from changing the result.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--package-lock',
  '--include=dev',
  '--include=optional',
  '--include=peer',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
];

const workspaces = () => JSON.parse(readFileSync(inProject('package.json'), 'utf8')).workspaces;

function wanted() {
  const manifests = workspaces().map(folder => join(folder, 'package.json'));
  return fingerprint(['package.json', 'package-lock.json', ...manifests]);
}

/** npm takes a folder with the right package.json for a whole package, however little of it a killed npm wrote. */
function removeBrokenOff() {
  if (!existsSync(underWay)) return;
  for (const folder of ['', ...workspaces()]) {
    rmSync(inProject(folder, 'node_modules'), { recursive: true, force: true });
  }
}

/** Leaves its mark until npm has ended by itself: then the packages are all there, or as they were before. */
async function installMarked(onWorker) {
  removeBrokenOff();
  mkdirSync(dirname(underWay), { recursive: true });
  writeFileSync(underWay, '');
  const result = await runNpm(INSTALL, { onStart: onWorker });
  if (result.code < KILLED) rmSync(underWay);
  return result;
}

const withoutStacks = text => text.replace(/^npm error +at .*\n/gm, '');

export const isInstalled = () => stamp.matches(wanted());

export async function install(onWorker) {
  const goal = wanted();
  stamp.clear();
  const { code, output } = await announced('Installing packages', () => installMarked(onWorker));
  if (code !== 0) {
    throw new SetupError(
      `${lastLines(withoutStacks(output))}\nThe packages could not be installed: npm ended with code ${code}.`,
    );
  }
  const differences = differencesFromLock();
  if (differences.length > 0) {
    throw new SetupError(
      `${lastLines(differences.join('\n'))}\nThe packages were installed, but not as package-lock.json asks.`,
    );
  }
  stamp.write(goal);
}
