import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@bayan/server/test/free-port';
import { pathOf } from '#bench/load/path-of.ts';
import { type MeasuredServer, measured, startMeasured } from './measured-server.ts';

interface Options {
  readonly env: Readonly<Record<string, string>>;
  readonly core?: number | undefined;
  /** Any that is free, unless the product has to know its own address. */
  readonly port?: number;
}

const POLL_MS = 5;

/** The product as `npm start` runs it, from the start until it wants requests. */
export async function startProduct({ env, core, port: given }: Options): Promise<MeasuredServer> {
  const port = given ?? (await freePort());
  const child = startMeasured('server/src/main.ts', { env: { ...env, PORT: String(port) }, core });
  while (!(await isReady(port))) {
    if (child.hasEnded) throw new Error('the product ended instead of starting');
    await pause(POLL_MS);
  }
  return measured(child, port);
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}${pathOf('/api/ready')}`).then(
    answer => answer.status === 200,
    () => false,
  );
