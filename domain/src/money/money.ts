import { decimalsOf } from './currencies.ts';

/** An amount in whole smallest units of its currency: 1250 of GBP are 12.50 pounds (R791). */
export interface Money {
  readonly currency: string;
  readonly units: number;
}

/** For an hour, with at most three decimals (R197). */
export interface HourlyRate {
  readonly currency: string;
  readonly perHour: number;
}

const MINUTES = 60;

/** What some minutes cost: whole smallest units, half a unit rounded up. Nothing is computed with fractions (R791). */
export function amountOf({ currency, perHour }: HourlyRate, minutes: number): Money {
  const thousandths = Math.round(perHour * 1000);
  const whole = MINUTES * 10 ** (3 - decimalsOf(currency));
  const product = thousandths * minutes;
  const rest = product % whole;
  return { currency, units: (product - rest) / whole + (rest * 2 >= whole ? 1 : 0) };
}

/** One sum for each currency, in the order of their codes: two currencies are never added. */
export function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, units } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + units);
  return [...sums]
    .map(([currency, units]) => ({ currency, units }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency, 'en'));
}

/** As a decimal number without a sign of the currency: `12.50`, `7.500`, `900`. */
export function decimalText({ currency, units }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
