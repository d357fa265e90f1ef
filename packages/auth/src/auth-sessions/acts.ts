import type { Database } from '@bayan/platform/db/database';
import { markAct } from '#store/auth-sessions.repository.ts';

/** To spare a write with every change: it is known to this much when somebody last did something. */
const NOTED_EVERY_MS = 5 * 60_000;

/** A change is a person's; what is fetched may be fetched by a page that was left open (R625). */
export const isAct = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';

interface Used {
  readonly authSessionId: string;
  /** Null where there is no auth session any more. */
  readonly actedAt: Date | null;
}

export async function keepAct(db: Database, { authSessionId, actedAt }: Used, now: Date): Promise<void> {
  if (actedAt !== null && now.getTime() - actedAt.getTime() >= NOTED_EVERY_MS)
    await markAct(db, authSessionId, now);
}
