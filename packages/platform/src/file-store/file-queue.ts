import { Refusal } from '@bayan/domain/errors';
import { createFairQueue } from '#queue.ts';

const SOON_SECONDS = 5;

const bounds = {
  timeoutMs: 10_000,
  mostWaitingEach: 8,
  refuse: () => new Refusal('service.unavailable'),
  refuseGreedy: () => new Refusal('limit.reached', { retryAfterSeconds: SOON_SECONDS }),
} as const;

/** What arrives is hashed and written. A page sends one part after the other; a slow network takes long. */
const fromPeople = createFairQueue({ ...bounds, atOnce: 200, atOnceEach: 2, maxWaiting: 400 });
/** Many families share a network; how much it sends in an hour is counted in the database (R380). */
const fromNetworks = createFairQueue({ ...bounds, atOnce: 400, atOnceEach: 200, maxWaiting: 400 });

/** Who sends: a person, or somebody of whom only the network is known. */
export interface Sender {
  readonly personId: string | null;
  readonly network: string;
}

export const inReceivingTurn = <T>({ personId, network }: Sender, job: () => Promise<T>): Promise<T> =>
  personId === null ? fromNetworks(network, job) : fromPeople(personId, job);

/** Put together, hashed, looked into and scanned: a video may take a while, and must not be all that is done. */
export const inPuttingTogetherTurn = createFairQueue({
  ...bounds,
  atOnce: 4,
  atOnceEach: 1,
  maxWaiting: 100,
});

/**
 * Decoding runs on threads of its own; two of the largest at once need a few hundred megabytes. Of one person one at a
 * time: the other place is free for whoever comes (R613).
 */
export const queueImageWork = createFairQueue({ ...bounds, atOnce: 2, atOnceEach: 1, maxWaiting: 20 });
