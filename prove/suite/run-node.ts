import { spawn } from 'node:child_process';

const LIMIT_MS = 15 * 60_000;

interface Ended {
  /** Null where it was stopped. */
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program of the project in a copy of it, with the settings of neither production nor the person at the keyboard. */
export function runNode(root: string, args: readonly string[]): Promise<Ended> {
  const { NODE_ENV: _, NODE_COMPILE_CACHE: __, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...env, TZ: 'UTC', NO_COLOR: '1' } });
  const limit = setTimeout(() => child.kill('SIGTERM'), LIMIT_MS);
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  child.stderr.on('data', chunk => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => {
      clearTimeout(limit);
      resolve({ code, output });
    });
  });
}
