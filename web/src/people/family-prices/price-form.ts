import { latinDigits } from '@bayan/domain/fields/latin-digits';

const MOST = 1_000_000;

/** What stands in the fields of a price. */
export interface PriceFields {
  readonly perHour: string;
  /** Null until one is chosen: then it is the academy’s. */
  readonly currency: string | null;
  readonly validFrom: string | null;
  /** Whether no price is agreed from then on. */
  readonly isNone: boolean;
}

/** An amount of at most three decimals; null where what is typed is none. */
export function amountIn(typed: string): number | null {
  const text = latinDigits(typed.trim()).replace('٫', '.');
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text)) return null;
  const amount = Number(text);
  return amount <= MOST ? amount : null;
}
