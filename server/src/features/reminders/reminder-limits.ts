import type { Config } from '#config.ts';
import type { Queryable } from '#db/database.ts';
import { keyOf, passOrRefuse } from '#features/limits/limits.repository.ts';
import { networkOf } from '#http/client-address.ts';

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
