import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { money } from '#fields/number.ts';
import { CURRENCIES } from '#money/currencies.ts';
import { PRICE_DAYS, PRICES_SHOWN } from './family-prices.limits.ts';

const agreedPrice = z
  .object({
    number: z.int().describe('Counts the prices of this family in the order in which they were set.'),
    validFrom: z.string().describe('First day by the family’s clock.'),
    perHour: z
      .number()
      .nullable()
      .describe('Null if no price is agreed from this day on. 0 is free of charge.'),
    currency: z.string().nullable(),
    by: namedPerson.nullable(),
    at: instant,
  })
  .meta({ id: 'AgreedPrice' });

/** What a family pays for an hour, with all that was agreed before (R790). */
export const familyPrices = z
  .object({
    student: namedPerson.extend({ timezone: z.string() }),
    prices: z
      .array(agreedPrice)
      .describe(
        `The ${PRICES_SHOWN} newest, newest first. Each holds until the first day of the next; of two that begin on one day, the one with the higher number holds.`,
      ),
    version: z.int().describe('Number of prices that were set.'),
  })
  .meta({ id: 'FamilyPrices' });
export type FamilyPricesRecord = z.input<typeof familyPrices>;
/** The answer as a client receives it. */
export type FamilyPrices = z.output<typeof familyPrices>;

export const familyPriceForm = z.strictObject({
  validFrom: academyDay.describe(
    `First day by the family’s clock: at most ${PRICE_DAYS.back} days back and ${PRICE_DAYS.ahead} days ahead.`,
  ),
  perHour: money.nullable().describe('Null if no price is agreed from this day on.'),
  currency: z.enum(CURRENCIES),
});
export type FamilyPriceForm = z.output<typeof familyPriceForm>;

export const familyPricesContract = defineContract('family-prices', {
  'GET /api/students/{id}/price': {
    summary: 'Get the prices that were agreed with a family',
    access: ['operations'],
    answer: { status: 200, record: familyPrices },
    errors: [],
  },
  'POST /api/students/{id}/price': {
    summary: 'Set the price of a family from a day on',
    description: 'Prices that were set stay as they are. Sessions before the day keep their price.',
    access: ['operations'],
    body: familyPriceForm,
    version: 'required',
    answer: { status: 201, record: familyPrices },
    errors: [],
  },
});
