import fc from 'fast-check';
import { withCluster } from '#prove/cluster.ts';
import { type Proof, type ProofRun, type Size, type Verdict, withFirst } from '#prove/proof.ts';
import { apiCase, earnestCases, heavyApiCases, poisonedCases } from './api-cases.ts';
import { authCase, heavyAuthCases } from './auth-cases.ts';
import { earnestAuthCases, poisonedAuthCases } from './auth-valid.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { bytesOf, type Case } from './case.ts';
import type { DescribedRoute } from './described-route.ts';
import { faults } from './faults.ts';
import { complaintsAbout } from './judge.ts';
import { MAX_STALL_MS, type Stall } from './loop-watch.ts';
import { pageCase, restCase } from './page-cases.ts';
import { exchange } from './raw-http.ts';
import { Results } from './results.ts';
import { disturbed, noiseCase } from './wire-cases.ts';

/** Another one by the environment, to look for more or to see one again. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const GENERATED: Readonly<Record<Size, number>> = { short: 600, full: 12_000 };
const CASES_FOR_ONE_CAST = 250;
const AT_ONCE = 6;
const ENOUGH = 20;

export const proof: Proof = {
  name: 'fuzz',
  claim:
    'Whatever is sent to any address, as anybody, is answered in a declared shape, never with a 5xx, nothing of the inside, or a stall of 200 ms.',
  faults,
  run: proofRun => withCluster(() => run(proofRun)),
};

async function run({ size, stopsAtFirst, firstPart, say, step }: ProofRun): Promise<Verdict> {
  const stalls: Stall[] = [];
  const server = await startBenchServer(stall => stalls.push(stall));
  const { routes } = server.bench;
  const results = new Results(stalls);
  // What is wrong everywhere need not be seen everywhere.
  const isEnough = () => results.failures.length + stalls.length >= (stopsAtFirst ? 1 : ENOUGH);
  say(`seed ${SEED}`);
  const parts: Readonly<Record<string, readonly Case[]>> = {
    heavy: heavyCases(routes, size),
    poisoned: poisonedCases(routes, SEED),
    'poisoned at the sign-in service': poisonedAuthCases,
    generated: fc.sample(anyCase(routes), { seed: SEED, numRuns: GENERATED[size] }),
  };
  const inOrder = withFirst(Object.entries(parts), ([name]) => name === firstPart);
  const all = inOrder.flatMap(([, cases]) => cases);
  for (let at = 0; at < all.length; at += CASES_FOR_ONE_CAST) {
    const valid = [...earnestCases(routes, SEED + at), ...earnestAuthCases(SEED + at)];
    const cases = [...valid, ...all.slice(at, at + CASES_FOR_ONE_CAST)];
    await sendAll({ server, cases, results, isEnough, step });
    if (isEnough()) break;
    if (at % 2_500 === 0) say(`${results.sent} sent, ${results.failures.length} complaints`);
  }
  const longestBusyMs = await server.stop();
  return {
    failures: [
      ...results.failures,
      ...results.stallFailures(),
      ...(isEnough() ? [] : results.neverSucceeded()),
    ],
    figures: {
      seed: SEED,
      cases: results.sent,
      'routes of the API': routes.length,
      ...results.byStatus(),
      'longest computation, ms of processor time': longestBusyMs,
      'allowed, ms': MAX_STALL_MS,
    },
  };
}

function anyCase(routes: readonly DescribedRoute[]): fc.Arbitrary<Case> {
  const plain = fc.oneof(
    { weight: 10, arbitrary: apiCase(routes) },
    { weight: 8, arbitrary: authCase },
    { weight: 1, arbitrary: restCase },
    { weight: 2, arbitrary: pageCase },
  );
  return fc.oneof(
    { weight: 12, arbitrary: plain },
    { weight: 5, arbitrary: disturbed(plain) },
    { weight: 1, arbitrary: noiseCase },
  );
}

/** All of them in full. In short a few, among them what made trouble before. */
function heavyCases(routes: readonly DescribedRoute[], size: Size): readonly Case[] {
  const all = [heavyApiCases(routes), heavyAuthCases].flat();
  const isKnown = ({ what }: Case) =>
    /signup, .*fields inside|PATCH .*settings, .*every field|, cut off$/.test(what);
  return size === 'full' ? all : all.filter((given, n) => n % 9 === 0 || isKnown(given));
}

interface Sending {
  readonly server: BenchServer;
  readonly cases: readonly Case[];
  readonly results: Results;
  isEnough(): boolean;
  step(): void;
}

/** One after another, a few at a time, with people and records that nobody has touched yet. */
async function sendAll({ server, cases, results, isEnough, step }: Sending): Promise<void> {
  const fixtures = await server.createFixtures();
  const queue = [...cases];
  const writer = async () => {
    for (let given = queue.shift(); given && !isEnough(); given = queue.shift()) {
      const bytes = bytesOf(given, fixtures);
      const { isNoise, method } = given;
      const started = Date.now();
      const answer = await exchange(server.port, bytes, { isHead: method === 'HEAD', isAll: isNoise });
      const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
      results.note(given, {
        started,
        answer,
        complaints: complaintsAbout(given, answer, server.bench, sent),
      });
      step();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
}
