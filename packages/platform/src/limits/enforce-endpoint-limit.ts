import type { EndpointLimit } from '@bayan/domain/contract/contract';
import type { Database } from '#db/database.ts';
import { enforceRateLimit, keyOf } from './limits.repository.ts';

const HOUR = 3_600_000;
const WINDOWS: Readonly<Record<EndpointLimit['per'], number>> = { hour: HOUR, day: 24 * HOUR };

interface Caller {
  /** Null where nobody is signed in. */
  readonly personId: string | null;
  readonly network: string;
}

/** Counts the calls of endpoints, and refuses those that are too many. */
export const createEnforceLimit =
  ({ db, isOn }: { readonly db: Database; readonly isOn: boolean }) =>
  async ({ name, max, per, of }: EndpointLimit, { personId, network }: Caller, now: Date): Promise<void> => {
    if (!isOn) return;
    const whose = of === 'person' && personId !== null ? personId : network;
    await enforceRateLimit(db, { most: max, windowMs: WINDOWS[per], key: keyOf(name, whose) }, now);
  };
