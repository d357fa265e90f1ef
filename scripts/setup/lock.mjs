import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { announced } from './progress.mjs';
import { inProject } from './root.mjs';

const FILE = inProject('.cache', 'setup.lock');
const HEARTBEAT_MS = 1_000;
const SILENT_MS = 10_000;
const ABANDONED_MS = 600_000;

function createExclusively(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function read() {
  try {
    const [token, worker] = readFileSync(FILE, 'utf8').split('\n');
    return { token, worker: Number(worker), silentFor: Date.now() - statSync(FILE).mtimeMs };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A killed owner stops the heartbeat, but the npm it started may still be writing. */
const isStale = ({ worker, silentFor }) =>
  silentFor > ABANDONED_MS || (silentFor > SILENT_MS && !(worker > 0 && isAlive(worker)));

/** Only the one who claims this very token may remove its lock: two who wait cannot both take over. */
function removeStale({ token }) {
  const claim = `${FILE}.${token}`;
  if (!createExclusively(claim, '')) return;
  if (read()?.token === token) rmSync(FILE);
  rmSync(claim);
}

async function waitForOther(token) {
  for (;;) {
    const other = read();
    if (other && isStale(other)) removeStale(other);
    if (createExclusively(FILE, token)) return;
    await sleep(HEARTBEAT_MS / 4);
  }
}

/**
 * Lets one process at a time install and build. `work` gets a function to name the process that does the
 * writing, so that nobody takes over while it lives.
 */
export async function withSetupLock(work) {
  const token = randomUUID();
  mkdirSync(dirname(FILE), { recursive: true });
  if (!createExclusively(FILE, token)) {
    await announced('Waiting for another start to finish its setup', () => waitForOther(token));
  }
  const isOurs = () => read()?.token === token;
  const release = () => {
    if (isOurs()) rmSync(FILE);
  };
  const heartbeat = setInterval(() => {
    if (isOurs()) utimesSync(FILE, new Date(), new Date());
  }, HEARTBEAT_MS);
  process.once('exit', release);
  try {
    return await work(pid => writeFileSync(FILE, `${token}\n${pid}`));
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}
