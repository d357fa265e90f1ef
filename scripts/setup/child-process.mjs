import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from './root.mjs';

/** Each running child and how to send it a signal. */
const running = new Map();
let interruptedBy;

const signalCode = signal => 128 + constants.signals[signal];

function passOn(signal) {
  interruptedBy ??= signal;
  if (running.size === 0) process.exit(signalCode(signal));
  for (const send of running.values()) send(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);

// npm passes on SIGINT and SIGTERM only: when it is gone for any other reason, nobody is left to stop us.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    passOn('SIGTERM');
  }, 1_000);
  watch.unref();
}

function signalGroup(leader, signal) {
  try {
    return process.kill(-leader, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

function start(file, args, { ownGroup = false, ...options } = {}) {
  const child = spawn(file, args, { cwd: inProject(), detached: ownGroup, ...options });
  running.set(child, signal => (ownGroup ? signalGroup(child.pid, signal) : child.kill(signal)));
  const ended = new Promise((resolve, reject) => {
    child.once('error', error => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? signalCode(signal));
    });
  });
  return { child, ended };
}

export function exitIfInterrupted() {
  if (interruptedBy) process.exit(signalCode(interruptedBy));
}

/** Runs to the end with the terminal as its own, passes signals on and answers with the exit code. */
export const runAttached = (file, args, options) => start(file, args, { stdio: 'inherit', ...options }).ended;

/** So long a silence means that nothing goes on any more; a slow machine is never silent for that long. */
const SILENT_MS = 15 * 60_000;

/**
 * For what starts processes of its own: once it has ended, none of them is left. It is stopped when it has not said
 * anything for a quarter of an hour, and however long it takes while it does. What it says of its progress, on file
 * descriptor 3 or by lines, is told at once; what it printed is shown as it comes, or kept for the answer.
 */
export async function runWatched(
  file,
  args,
  { tell = () => {}, isTellingByLines = false, isPrinting = false, ...options },
) {
  const { child, ended } = start(file, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    ownGroup: true,
    ...options,
  });
  const stop = () => {
    console.log(`Stopped: not a word for ${SILENT_MS / 60_000} minutes.`);
    signalGroup(child.pid, 'SIGKILL');
  };
  let silence = setTimeout(stop, SILENT_MS);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(stop, SILENT_MS);
  };
  const tellLast = text => tell(text.trimEnd().split('\n').at(-1));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      heard();
      if (isPrinting) process.stdout.write(text);
      else output += text;
      if (isTellingByLines) tellLast(text);
    });
  }
  // What is left of its group would keep the pipes open.
  child.once('exit', () => interruptedBy || signalGroup(child.pid, 'SIGKILL'));
  child.stdio[3].setEncoding('utf8').on('data', text => {
    heard();
    tellLast(text);
  });
  const code = await ended;
  clearTimeout(silence);
  for (let tries = 50; interruptedBy && tries > 0 && signalGroup(child.pid, 0); tries--) await sleep(100);
  signalGroup(child.pid, 'SIGKILL');
  return { code, output };
}

/** Runs to the end quietly and keeps what was printed. A signal ends this process too, once the child is gone. */
export async function runQuietly(file, args, options) {
  const { child, ended } = start(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  options?.onStart?.(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  }
  const code = await ended;
  exitIfInterrupted();
  return { code, output };
}

export const lastLines = (text, count = 15) => text.trimEnd().split('\n').slice(-count).join('\n');
