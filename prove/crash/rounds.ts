import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@bayan/embedded-postgres/waiting';
import type { ProofRun, Verdict } from '#prove/proof.ts';
import { killDuringJobs } from './job-kills.ts';
import { Refused } from './ledger.ts';
import { median, timeToWrite } from './recovery.ts';
import type { Victim } from './restarting-product.ts';
import { type Setup, setSetup } from './setup.ts';
import { Missing } from './store.ts';
import { brokenRules, lostAuthSessions } from './whole-state.ts';
import { logSession } from './writers/session-writers.ts';

const ROUNDS = { short: 4, full: 100 } as const;
const VICTIMS: readonly Victim[] = ['application', 'database', 'both', 'database'];
/** By changes and not by time, so that a busy machine gets as much to lose as an idle one. */
const CHANGES_BEFORE_KILL = 60;
const MAX_WORK_MS = 20_000;
const AT_RANDOM_MS = 300;
const MEDIAN_MS = 1_000;

type Recoveries = Readonly<Record<Victim, number[]>>;

export async function runRounds(run: ProofRun): Promise<Verdict> {
  try {
    return await tryRounds(await setSetup(), run);
  } catch (error) {
    // Seen while all was set up, before anything was killed.
    if (error instanceof Missing || error instanceof Refused)
      return { failures: [error.message], figures: {} };
    throw error;
  }
}

async function tryRounds(setup: Setup, { size, stopsAtFirst, say }: ProofRun): Promise<Verdict> {
  const recoveries: Recoveries = { application: [], database: [], both: [] };
  const failures: string[] = [];
  try {
    // After a round with failures the others would only repeat them.
    for (let round = 0; round < ROUNDS[size] && setup.ledger.failures.length === 0; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
      const milliseconds = await killDuringWork(setup, victim);
      recoveries[victim].push(milliseconds);
      await look(setup);
      say(`round ${round + 1}: ${victim} back after ${Math.round(milliseconds)} ms`);
    }
    if (setup.ledger.failures.length === 0) await killDuringJobs(setup, say);
    if (!stopsAtFirst || setup.ledger.failures.length === 0) await setup.ledger.verify('all');
  } catch (error) {
    failures.push((error as Error).message);
  } finally {
    await setup.close();
  }
  failures.push(...setup.ledger.failures, ...setup.product.complaints);
  // The bound is for a machine with nothing else to do, and during the tests it has.
  if (size === 'full') failures.push(...tooSlow(recoveries));
  return { failures, figures: figuresOf(setup, recoveries) };
}

/** How long it took until the next change was acknowledged. */
async function killDuringWork(setup: Setup, victim: Victim): Promise<number> {
  const { product, caller, ledger, scenario, gate, outage } = setup;
  gate.open();
  const enough = ledger.tally.acknowledged + CHANGES_BEFORE_KILL;
  // Who has been refused something stops, and less and less would happen.
  const isEnough = () => ledger.tally.acknowledged >= enough || ledger.failures.length > 0;
  await waitUntil(isEnough, MAX_WORK_MS);
  await pause(Math.random() * AT_RANDOM_MS);
  // What has just been acknowledged is what a commit that does not wait for the disk loses, every time and not by luck.
  if (victim === 'database') await Promise.race([ledger.nextAcknowledged(), pause(MAX_WORK_MS)]);
  gate.close();
  outage.begin();
  const killedAt = product.kill(victim);
  const next = logSession(scenario);
  const backAt = await timeToWrite(caller, next);
  outage.end();
  // With the same key: it is the same change, now known to the ledger.
  await ledger.perform(next);
  await gate.allWaiting(setup.writers);
  return backAt - killedAt;
}

async function look({ ledger, store, since, scenario }: Setup): Promise<void> {
  await ledger.verify('new');
  await ledger.askAgain();
  for (const broken of await brokenRules(store, since)) ledger.fail(broken);
  for (const lost of await lostAuthSessions(store, scenario.held)) ledger.fail(lost);
}

const tooSlow = (recoveries: Recoveries) =>
  Object.entries(recoveries)
    .filter(([, times]) => median(times) > MEDIAN_MS)
    .map(([victim, times]) => `${victim} killed: back after ${Math.round(median(times))} ms in the median`);

function figuresOf({ ledger: { tally } }: Setup, recoveries: Recoveries): Verdict['figures'] {
  const spread = (times: readonly number[]) =>
    times.length === 0
      ? 'not tried'
      : `${times.length} rounds; median ${Math.round(median(times))} ms, worst ${Math.round(Math.max(...times))} ms`;
  return {
    'ways to change something': tally.routes.size,
    'changes acknowledged, all found again': tally.acknowledged,
    'requests cut off or refused for the moment': tally.cutOff,
    'of these, changes that had happened': tally.lost,
    'changes asked for again with the same key': tally.askedAgain,
    'kill -9 of the application': spread(recoveries.application),
    'kill -9 of every process of the database': spread(recoveries.database),
    'both at once': spread(recoveries.both),
    'load of the machine at the end': loadavg()[0]?.toFixed(1) ?? '',
  };
}
