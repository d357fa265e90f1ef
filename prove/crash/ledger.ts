import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Caller, Reply } from './caller.ts';
import type { Change } from './change.ts';
import type { Store } from './store.ts';

const PAUSE_MS = 5;

/** A writer was refused something it should have got: it stops, and the proof fails. */
export class Refused extends Error {}

interface Entry {
  readonly change: Change;
  /** Null where it happened and its answer was lost. */
  readonly reply: Reply | null;
}

export interface Ledger {
  /** Asks until it is known that the change happened. Null: it happened, and the answer was lost. */
  perform(change: Change): Promise<Reply | null>;
  /** Looks for all that was acknowledged, or for what was since the last look. */
  verify(which: 'all' | 'new'): Promise<void>;
  /** Asks again, with the same key, for the last change of each route that has one: a client that never saw the answer. */
  askAgain(): Promise<void>;
  /** Settles in the moment in which the next change is acknowledged. */
  nextAcknowledged(): Promise<void>;
  fail(what: string): void;
  readonly failures: readonly string[];
  readonly tally: {
    acknowledged: number;
    cutOff: number;
    lost: number;
    askedAgain: number;
    routes: Set<string>;
  };
}

interface Parts {
  readonly caller: Caller;
  readonly store: Store;
  /** Settles when the product answers again. */
  readonly whenUp: () => Promise<void>;
}

export function createLedger({ caller, store, whenUp }: Parts): Ledger {
  const entries: Entry[] = [];
  const lastWithKey = new Map<string, Entry>();
  const failures: string[] = [];
  const tally = { acknowledged: 0, cutOff: 0, lost: 0, askedAgain: 0, routes: new Set<string>() };
  let looked = 0;
  let next = Promise.withResolvers<void>();

  function enter(change: Change, reply: Reply | null) {
    const entry = { change, reply };
    entries.push(entry);
    tally.routes.add(change.route);
    if (reply === null) tally.lost++;
    else acknowledge();
    if (reply && change.call.key !== undefined) lastWithKey.set(change.route, entry);
    return reply;
  }

  function acknowledge() {
    tally.acknowledged++;
    next.resolve();
    next = Promise.withResolvers();
  }

  async function check({ change, reply }: Entry) {
    const times = await change.times(store);
    const how = reply ? 'was acknowledged' : 'was seen to have happened';
    if (times !== 1) failures.push(`${change.route} ${how} and is there ${times} times: ${nameOf(change)}`);
    const difference = times === 1 && reply ? await change.differs?.(store, reply) : null;
    if (difference) failures.push(`${change.route}: ${difference}: ${nameOf(change)}`);
  }

  return {
    failures,
    tally,
    nextAcknowledged: () => next.promise,
    fail: what => {
      failures.push(what);
    },
    async perform(change) {
      for (;;) {
        const outcome = await caller(change.call);
        if (outcome.kind === 'acknowledged') return enter(change, outcome.reply);
        if (outcome.kind === 'refused') {
          const { status, body } = outcome.reply;
          const refused = new Refused(
            `${change.route} answered ${status} ${JSON.stringify(body)}: ${nameOf(change)}`,
          );
          failures.push(refused.message);
          throw refused;
        }
        tally.cutOff++;
        await whenUp();
        await pause(PAUSE_MS);
        if (change.inDoubt === 'look-first' && (await change.times(store)) > 0) return enter(change, null);
      }
    },
    async verify(which) {
      const chosen = which === 'all' ? entries : entries.slice(looked);
      looked = entries.length;
      for (const entry of chosen) await check(entry);
    },
    async askAgain() {
      for (const { change, reply } of lastWithKey.values()) {
        const outcome = await caller(change.call);
        tally.askedAgain++;
        const again = outcome.kind === 'in-doubt' ? null : outcome.reply;
        if (!isDeepStrictEqual(again, reply)) {
          failures.push(
            `${change.route} asked again answered otherwise (${again?.status}): ${nameOf(change)}`,
          );
        }
        await check({ change, reply });
      }
      lastWithKey.clear();
    },
  };
}

const nameOf = ({ call }: Change) => `${call.path} ${JSON.stringify(call.body ?? {})}`.slice(0, 200);
