import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lastLines, runQuietly } from './child-process.mjs';
import { announced } from './progress.mjs';
import { SetupError } from './setup-error.mjs';

/** The headless build first: it is the same engine without windows, and takes a sixth less of a processor. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ADVICE = `install Chromium (Debian: apt-get install ${HEADLESS}) or set CHROMIUM_PATH to one`;
/** Two runs side by side may both find none. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=300'];

/** Asking for the version also finds out the stand-ins some systems put where a browser should be. */
const works = file => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

const find = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(
    file => existsSync(file) && works(file),
  );
};

const maySetUpPackages = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', HEADLESS]]) {
    const { code, output } = await runQuietly('apt-get', ['-q', ...WAIT_FOR_OTHERS, ...args], { env });
    if (code !== 0) throw new SetupError(`${lastLines(output)}\nNo browser for the tests: ${ADVICE}.`);
  }
}

/** The path of a browser for the tests, installed from Debian where none is there and we may. */
export async function findOrInstallChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (works(given)) return given;
    throw new SetupError(`CHROMIUM_PATH names ${given}, which does not run: ${ADVICE}.`);
  }
  if (!find() && maySetUpPackages()) await announced('Installing Chromium', installFromDebian);
  const found = find();
  if (!found) throw new SetupError(`No browser for the tests: ${ADVICE}.`);
  return found;
}
