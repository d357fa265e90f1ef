import type { Queryable } from '@bayan/platform/db/database';
import { networkOf } from '@bayan/platform/http/client-address';
import { keyOf, passOrRefuse } from '@bayan/platform/limits/limits.repository';
import type { Config } from '#config/config.ts';

/** From one client address (R418). */
const MOST = { most: 120, windowMs: 3_600_000 };

/** Whoever comes with a mailed link is asked for no name; they are counted by where they come from. */
export const linkLimit =
  ({ auth }: Config) =>
  async (
    { clientAddress, now }: { readonly clientAddress: string; readonly now: Date },
    db: Queryable,
  ): Promise<void> => {
    if (!auth.rateLimits) return;
    const key = keyOf('links of reminders from an address', networkOf(clientAddress));
    await passOrRefuse(db, { ...MOST, key }, now);
  };
