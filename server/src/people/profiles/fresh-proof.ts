import type { Queryable } from '@bayan/platform/db/database';
import type { Bearer } from '@bayan/platform/http/bearer';

/**
 * Refuses whoever has not shown a moment ago that the sign-in is theirs (R841). A hosted service has no such proof to
 * ask for: there the second factor, which every admin gives (R640), is all that is asked.
 */
export type DemandFreshProof = (
  db: Queryable,
  call: { readonly bearer: Bearer; readonly headers: Headers; readonly now: Date },
) => Promise<void>;
