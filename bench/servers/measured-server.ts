import { join } from 'node:path';
import { type Child, startChild } from './child.ts';

/** A server in a process of its own that tells the CPU time it has used. */
export interface MeasuredServer {
  readonly port: number;
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

const TELL_CPU = join(import.meta.dirname, 'tell-cpu.ts');

export const startMeasured = (file: string, options?: Parameters<typeof startChild>[1]): Child =>
  startChild(['--import', TELL_CPU, file], options);

export const measured = (child: Child, port: number): MeasuredServer => ({
  port,
  cpuMs: () => child.ask<number>('cpu'),
  stop: () => child.stop(),
});

/** Starts one of the bare servers beside this file and tells it what to answer. */
export async function startBare(file: string, work: object): Promise<MeasuredServer> {
  const child = startMeasured(join(import.meta.dirname, file));
  return measured(child, await child.ask<number>(work));
}
