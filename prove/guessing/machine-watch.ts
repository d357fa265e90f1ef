import { setTimeout as pause } from 'node:timers/promises';
import { adminUrl } from '@bayan/server/test/test-database';
import pg from 'pg';

const LOOK_EVERY_MS = 20;
/** So much later than it should a look comes now and then on any machine. */
const SLACK_MS = 25;
/** Far less than a step of the answers, which is a quarter of a second: so late nothing comes to the next one. */
const BUSY_MS = 100;
/** Nobody asks about what lies further back than the slowest answers. */
const KEPT = 1_000;

interface Delay {
  readonly at: number;
  readonly ms: number;
}

export interface MachineWatch {
  /** Whether whoever did something since then had to wait for a machine that was busy with something else. */
  wasBusySince(begin: number): boolean;
  stop(): Promise<void>;
}

/**
 * Asks the database for nothing, over and over: by how much that comes late, everything else came late. It depends on
 * nobody's account, so that what is left out because of it is left out for known and unknown ones alike.
 */
export async function watchMachine(): Promise<MachineWatch> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  let delays: Delay[] = [];
  let lastAt = performance.now();
  let isOver = false;
  const lateBy = (now: number) => Math.max(0, now - lastAt - LOOK_EVERY_MS - SLACK_MS);
  async function look() {
    while (!isOver) {
      await pause(LOOK_EVERY_MS);
      await client.query('select 1');
      const now = performance.now();
      if (lateBy(now) > 0) delays = [...delays.slice(-KEPT), { at: now, ms: lateBy(now) }];
      lastAt = now;
    }
  }
  const looking = look();
  return {
    wasBusySince: begin =>
      delays.filter(({ at }) => at >= begin).reduce((sum, { ms }) => sum + ms, lateBy(performance.now())) >
      BUSY_MS,
    async stop() {
      isOver = true;
      await looking;
      await client.end();
    },
  };
}
