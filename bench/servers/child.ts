import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export interface Child {
  /** Says something and settles with what the child says next. A child that ends instead is an error. */
  ask<Answer>(message: object | string): Promise<Answer>;
  readonly hasEnded: boolean;
  stop(): Promise<void>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** The one core it may use. */
  readonly core?: number | undefined;
}

/**
 * A Node process of its own that we talk to. It gets none of the settings of whoever runs the bench, but for the folder
 * of compiled code, as `npm start` has it.
 */
export function startChild(args: readonly string[], { env = {}, core }: Options = {}): Child {
  const node = [process.execPath, ...args];
  const [command = '', ...rest] = core === undefined ? node : ['taskset', '-c', String(core), ...node];
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(command, rest, {
    cwd: ROOT,
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const endedUnasked = ended.then(([code]) => {
    throw new Error(`${args.at(-1)} ended with ${code}`);
  });
  // Nobody may be listening when it is stopped.
  endedUnasked.catch(() => {});
  return {
    async ask<Answer>(message: object | string) {
      const said = once(child, 'message');
      child.send(message);
      const [answer] = await Promise.race([said, endedUnasked]);
      return answer as Answer;
    },
    get hasEnded() {
      return hasEnded();
    },
    async stop() {
      if (!hasEnded()) child.kill('SIGTERM');
      await ended;
    },
  };
}
