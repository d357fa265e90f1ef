import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTestCluster } from '../../server/test/test-cluster.ts';
import type { Proof, ProofRun, Verdict } from '../proof.ts';
import { faults } from './faults.ts';

const SEED = 20_261_115;
const PROCESS_ZONES = ['UTC', 'Europe/London', 'Asia/Riyadh'];
const MOST_SHOWN = 20;

interface Report {
  readonly zone: string;
  readonly failures: readonly string[];
  readonly moments: number;
  readonly inDomain: number;
  readonly throughApi: number;
}

export const proof: Proof = {
  name: 'time',
  claim:
    'Wherever the server runs, every local time, period, file name and form agrees with Temporal around clock changes, month ends, leap days and New Year to 2030.',
  faults,
  run,
};

async function run({ size, say }: ProofRun): Promise<Verdict> {
  const cluster = await startTestCluster();
  const reports = await Promise.all(PROCESS_ZONES.map(zone => reportFrom(zone, size))).finally(cluster.stop);
  for (const { zone, failures, inDomain, throughApi } of reports) {
    say(`${zone}: ${inDomain + throughApi} comparisons, ${failures.length} disagree`);
  }
  const total = (countOf: (report: Report) => number) =>
    reports.reduce((sum, report) => sum + countOf(report), 0);
  return {
    failures: reports.flatMap(({ zone, failures }) =>
      failures.slice(0, MOST_SHOWN).map(failure => `TZ=${zone}: ${failure}`),
    ),
    figures: {
      seed: SEED,
      'process zones': PROCESS_ZONES.join(', '),
      'moments typed': total(report => report.moments),
      'comparisons of functions': total(report => report.inDomain),
      'comparisons through the API': total(report => report.throughApi),
    },
  };
}

async function reportFrom(zone: string, size: string): Promise<Report> {
  const child = fork(join(import.meta.dirname, 'zone-process.ts'), [size, String(SEED)], {
    env: { ...process.env, TZ: zone },
    execArgv: [],
  });
  let report: Report | undefined;
  child.once('message', message => {
    report = { ...(message as Omit<Report, 'zone'>), zone };
    child.disconnect();
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 || !report) throw new Error(`the process in ${zone} ended with ${code} and no report`);
  return report;
}
