/** What a family pays for an hour from a day on, by its own clock; null where no price is agreed any more (R790). */
export interface FamilyPrice {
  /** Counts the prices of one family, in the order in which they were set. */
  readonly number: number;
  readonly validFrom: string;
  readonly perHour: number | null;
  readonly currency: string | null;
}

/** Each holds until the day of the next. Of two that begin on one day the one that was set later counts. */
const laterFirst = (a: FamilyPrice, b: FamilyPrice) =>
  b.validFrom.localeCompare(a.validFrom) || b.number - a.number;

/** The price of a lesson on a day. Null where none was agreed. */
export function priceOn<Price extends FamilyPrice>(prices: readonly Price[], day: string): Price | null {
  const begun = prices.filter(({ validFrom }) => validFrom <= day);
  return begun.toSorted(laterFirst)[0] ?? null;
}

/** Whether another that begins on the same day took its place before it held a single day. */
export const isReplaced = (prices: readonly FamilyPrice[], { validFrom, number }: FamilyPrice): boolean =>
  prices.some(other => other.validFrom === validFrom && other.number > number);
