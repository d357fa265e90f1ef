import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines } from './child-process.mjs';
import { fingerprint, stampAt } from './fingerprint.mjs';
import { differencesFromLock } from './installed-versions.mjs';
import { runNpm } from './npm.mjs';
import { announced } from './progress.mjs';
import { inProject } from './root.mjs';
import { SetupError } from './setup-error.mjs';

const stamp = stampAt('node_modules', '.installed-for');

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

function wanted() {
  const { workspaces } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const manifests = workspaces.map(folder => join(folder, 'package.json'));
  return fingerprint(['package.json', 'package-lock.json', ...manifests]);
}

const withoutStacks = text => text.replace(/^npm error +at .*\n/gm, '');

export const isInstalled = () => stamp.matches(wanted());

export async function install(onWorker) {
  const goal = wanted();
  stamp.clear();
  const { code, output } = await announced('Installing packages', () =>
    runNpm(INSTALL, { onStart: onWorker }),
  );
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
