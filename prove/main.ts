import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startTestCluster } from '@bayan/server/test/test-cluster';
import { atOnce } from './at-once.ts';
import { showProgress } from './live-progress.ts';
import type { Proof } from './proof.ts';
import { writeToPage } from './proof-page.ts';
import { ONLY_BY_NAME, PROOFS } from './proofs.ts';
import { reportOf } from './report.ts';
import { runJob } from './run-job.ts';
import { complaintsOf, type Job, type Result } from './tried.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Little of each: what `npm test` and the planted faults need. Without it each claim is tried in full. */
    short: { type: 'boolean', default: false },
    /** The claims alone, as the product is. */
    claims: { type: 'boolean', default: false },
    /** The planted faults alone. */
    faults: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** Where what passed and failed is left for whoever started this. */
    report: { type: 'string' },
  },
});
const { short, write } = values;
// The claims in short form belong to the tests; asked for by itself the short form is about the faults.
const wantsFaults = values.faults || !values.claims;
const wantsClaims = values.claims || !(values.faults || short);
if (write && (short || !wantsFaults || !wantsClaims))
  throw new Error('figures are written after a full run with its faults, not after part of it');

const FAULTS_AT_ONCE = 2;
// In full they take times, and those of the machine by itself.
const CLAIMS_AT_ONCE = short ? 2 : 1;

const isChosen = (name: string) =>
  positionals.length === 0
    ? !ONLY_BY_NAME.has(name)
    : positionals.some(part => name.includes(part.toLowerCase()));

const proofs: Proof[] = [];
for (const [name, load] of Object.entries(PROOFS)) if (isChosen(name)) proofs.push((await load()).proof);
const claims: Job[] = wantsClaims ? proofs.map(proof => ({ proof, fault: null })) : [];
const faulty: Job[] = wantsFaults
  ? proofs.flatMap(proof => proof.faults.map(fault => ({ proof, fault })))
  : [];
const jobsOf = (proof: Proof) => [...claims, ...faulty].filter(job => job.proof === proof);

const at = new Date();
const progress = showProgress(claims.length + faulty.length, line => console.log(line));
const results = new Map<Job, Result>();
const triedOf = (proof: Proof) => ({
  proof,
  results: jobsOf(proof).flatMap(job => results.get(job) ?? []),
});

async function run(job: Job): Promise<void> {
  progress.started(job);
  const result = await runJob(job, short ? 'short' : 'full', line => progress.said(job, line));
  results.set(job, result);
  progress.ended(result);
  const { proof } = job;
  const tried = triedOf(proof);
  if (tried.results.length < jobsOf(proof).length) return;
  progress.concluded(tried);
  if (write && complaintsOf(tried).length === 0) writeToPage(tried, at);
}

const cluster = await startTestCluster();
try {
  await atOnce(CLAIMS_AT_ONCE, claims, run);
  await atOnce(FAULTS_AT_ONCE, faulty, run);
} finally {
  progress.close();
  await cluster.stop();
}
const report = reportOf(proofs.map(triedOf));
if (values.report) writeFileSync(values.report, JSON.stringify(report));
console.log(`\nproofs: ${report.passed} passed, ${report.failed} failed`);
process.exitCode = report.failed > 0 || report.passed === 0 ? 1 : 0;
