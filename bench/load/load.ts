import { join } from 'node:path';
import { type Child, startChild } from '#bench/servers/child.ts';
import type { Side } from './comparison.ts';
import type { Asking, LoadOrder, LoadReport } from './target.ts';

interface Busy {
  readonly port: number;
  cpuMs(): Promise<number>;
}

export interface Load {
  /** One side of a comparison: this server, asked for this. */
  side(server: Busy, asking: Asking): Promise<Side>;
  stop(): Promise<void>;
}

/** The load comes from a process of its own, so that asking does not slow down answering. */
export function startLoad(core?: number): Load {
  const child = startChild([join(import.meta.dirname, 'load-process.ts')], { core });
  let sides = 0;
  return {
    async side(server, asking) {
      const name = String(sides++);
      await obeyed(child, { kind: 'open', name, target: { port: server.port, asking } });
      return async milliseconds => {
        const before = await server.cpuMs();
        const report = await obeyed(child, { kind: 'run', name, milliseconds });
        if (report.kind !== 'ran') throw new Error('the load did not run');
        const cpuMsEach = ((await server.cpuMs()) - before) / report.requests;
        return { perSecond: (report.requests * 1000) / report.milliseconds, cpuMsEach };
      };
    },
    stop: () => child.stop(),
  };
}

async function obeyed(child: Child, order: LoadOrder): Promise<LoadReport> {
  const report = await child.ask<LoadReport>(order);
  if (report.kind === 'failed') throw new Error(report.reason);
  return report;
}
