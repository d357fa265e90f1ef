import type { Candidate } from '@bayan/domain/applications/propose-tutors';
import type { Queryable } from '@bayan/platform/db/database';

/** When a family wishes for lessons, by its own clock. */
export interface FamilyWish {
  readonly timezone: string;
  readonly days: readonly number[];
  readonly parts: readonly string[];
}

interface Asked {
  readonly tutorIds: readonly string[];
  readonly wish: FamilyWish;
  readonly now: Date;
}

/**
 * The hours a week that each of the tutors shares with the family, and how many of her own are taken. Who has not said
 * when she teaches is not in it.
 */
export type FreeHours = (
  db: Queryable,
  asked: Asked,
) => Promise<ReadonlyMap<string, NonNullable<Candidate['time']>>>;
