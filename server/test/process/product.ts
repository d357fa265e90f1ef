import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface Product {
  readonly process: ChildProcess;
  readonly url: string;
  /** All it has printed, on both streams. */
  output(): string;
  /** Settles with the exit code when it has ended. */
  readonly ended: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** As `npm start` keeps it, so that a second start compiles nothing. */
const COMPILED = join(ROOT, 'node_modules/.cache/compile');

/** The product as a process of its own, on the Node that runs the tests. */
export async function launch(env: Record<string, string>): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, NODE_ENV: 'production', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Waits until the product answers; a product that ended instead is an error with what it said. */
export async function launchReady(env: Record<string, string>): Promise<Product> {
  const product = await launch(env);
  const code = await Promise.race([product.ended.then(exit => ({ exit })), answering(product.url)]);
  if (code) throw new Error(`the product ended with ${code.exit}: ${product.output()}`);
  return product;
}

export async function answering(url: string): Promise<undefined> {
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.status === 200) return undefined;
    await new Promise(resolve => setTimeout(resolve, 25));
  }
}
