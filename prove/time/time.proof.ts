import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withCluster } from '#prove/cluster.ts';
import type { Proof, ProofRun, Verdict } from '#prove/proof.ts';
import { faults } from './faults.ts';
import type { FromZone } from './zone-process.ts';

const SEED = 20_261_115;
const PROCESS_ZONES = ['UTC', 'Europe/London', 'Asia/Riyadh'];
const MAX_SHOWN = 20;

type Report = Exclude<FromZone, { isStep: true }> & { readonly zone: string };

export const proof: Proof = {
  name: 'time',
  claim:
    'Wherever the server runs, every local time, period, weekly series, file name and form agrees with Temporal around clock changes, month ends, leap days and New Year to 2030.',
  faults,
  run: proofRun => withCluster(() => run(proofRun)),
};

async function run(proofRun: ProofRun): Promise<Verdict> {
  const reports = await reportsFor(proofRun);
  const { say } = proofRun;
  for (const { zone, failures, inDomain, ofSeries, throughApi } of reports) {
    say(`${zone}: ${inDomain + ofSeries + throughApi} comparisons, ${failures.length} disagree`);
  }
  const total = (countOf: (report: Report) => number) =>
    reports.reduce((sum, report) => sum + countOf(report), 0);
  return {
    failures: reports.flatMap(({ zone, failures }) =>
      failures.slice(0, MAX_SHOWN).map(failure => `TZ=${zone}: ${failure}`),
    ),
    figures: {
      seed: SEED,
      'process zones': PROCESS_ZONES.join(', '),
      'moments typed': total(report => report.moments),
      'comparisons of functions': total(report => report.inDomain),
      'lessons of weekly series': total(report => report.ofSeries),
      'comparisons through the API': total(report => report.throughApi),
    },
  };
}

/** From every zone; or, where the first disagreement is enough, from those that told of one or came before it. */
async function reportsFor(proofRun: ProofRun): Promise<Report[]> {
  const zones = PROCESS_ZONES.map(zone => ({ zone, child: startIn(zone, proofRun) }));
  let isEnough = false;
  const reports = await Promise.all(
    zones.map(async ({ zone, child }) => {
      const { code, report } = await reportFrom(child, proofRun.step);
      if (isEnough) return report ? [{ ...report, zone }] : [];
      if (code !== 0 || !report) throw new Error(`the process in ${zone} ended with ${code} and no report`);
      if (proofRun.stopsAtFirst && report.failures.length > 0) {
        isEnough = true;
        for (const other of zones) other.child.kill('SIGKILL');
      }
      return [{ ...report, zone }];
    }),
  );
  return reports.flat();
}

const startIn = (zone: string, { size, stopsAtFirst, firstPart }: ProofRun) =>
  fork(
    join(import.meta.dirname, 'zone-process.ts'),
    [size, String(SEED), String(stopsAtFirst), firstPart ?? ''],
    { env: { ...process.env, TZ: zone }, execArgv: [] },
  );

async function reportFrom(child: ChildProcess, step: () => void) {
  let report: Omit<Report, 'zone'> | undefined;
  child.on('message', (message: FromZone) => {
    step();
    if ('isStep' in message) return;
    report = message;
    child.disconnect();
  });
  const [code] = await once(child, 'exit');
  return { code: code as number | null, report };
}
