import { setTimeout as pause } from 'node:timers/promises';
import { createHoldBack } from './hold-back.ts';
import { JOBS, type Job } from './jobs.ts';
import type { Setup } from './setup.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 20;
const READY = { method: 'GET', path: '/api/ready' } as const;

/**
 * Kills the product while a job of its own has done all and not committed it: whoever is waited for sends it again, but
 * nobody waits for a job. It is done once in the end, or this says how not.
 */
export async function killDuringJobs(setup: Setup, say: (text: string) => void): Promise<void> {
  const holdBack = await createHoldBack(setup.store);
  for (const job of JOBS) {
    await holdBack.hold();
    await killDuring(setup, job, holdBack);
    say(`${job.name}: done once, with ${job.victim} killed in the middle`);
  }
}

type HoldBack = Awaited<ReturnType<typeof createHoldBack>>;

async function killDuring({ store, product, caller, ledger, since }: Setup, job: Job, holdBack: HoldBack) {
  const [began] = await store.rows('select now()');
  await job.begin(store, since);
  // Jobs look for work at the start, and some rarely afterwards.
  product.kill('application');
  await until(`${job.name} begins`, holdBack.isReached);
  // Only what has said that it is there is known to be the one to kill.
  await until('the product is back', async () => (await caller(READY)).kind === 'acknowledged');
  product.kill(job.victim);
  await holdBack.release();
  await until(`${job.name} is done`, () => job.isDone(store));
  const found = await store.rows(job.broken, [since, began?.now]);
  if (found.length > 0)
    ledger.fail(
      `${job.name} is half done, or done twice, with ${job.victim} killed in the middle: ${JSON.stringify(found[0])}`,
    );
}

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  for (const start = performance.now(); !(await condition()); await pause(PAUSE_MS))
    if (performance.now() - start > PATIENCE_MS) throw new Error(`waited in vain until ${what}`);
}
