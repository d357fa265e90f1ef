import { join } from 'node:path';
import { type Child, startChild } from './child.ts';

/** A server in a process of its own that tells what it has used. */
export interface MeasuredServer {
  readonly port: number;
  cpuMs(): Promise<number>;
  /** The memory it holds on to now. */
  heldBytes(): Promise<number>;
  stop(): Promise<void>;
}

const REPORT_USAGE = join(import.meta.dirname, 'report-usage.ts');

export const startMeasured = (file: string, options?: Parameters<typeof startChild>[1]): Child =>
  startChild(['--import', REPORT_USAGE, file], options);

export const measured = (child: Child, port: number): MeasuredServer => ({
  port,
  cpuMs: () => child.ask<number>('cpu'),
  heldBytes: () => child.ask<number>('memory'),
  stop: () => child.stop(),
});

/** Starts one of the bare servers beside this file and tells it what to answer. */
export async function startBare(file: string, work: object, core?: number): Promise<MeasuredServer> {
  const child = startMeasured(join(import.meta.dirname, file), { core });
  return measured(child, await child.ask<number>(work));
}
