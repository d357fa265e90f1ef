import { expect, test } from 'vitest';
import { type FamilyPrice, isReplaced, priceOn } from '#family-prices/family-price.ts';

const price = (number: number, validFrom: string, perHour: number | null = 40 + number): FamilyPrice => ({
  ...{ number, validFrom, perHour },
  currency: perHour === null ? null : 'GBP',
});

test('a lesson of the past keeps its price when the price changes later (R790)', () => {
  const march = priceOn([price(1, '2026-01-01')], '2026-03-10');
  expect(priceOn([price(1, '2026-01-01'), price(2, '2026-05-01')], '2026-03-10')).toEqual(march);
});

test('a price holds from its first day until the day before the next', () => {
  const prices = [price(2, '2026-05-01'), price(1, '2026-01-01')];
  expect(priceOn(prices, '2025-12-31')).toBeNull();
  expect(priceOn(prices, '2026-01-01')?.number).toBe(1);
  expect(priceOn(prices, '2026-04-30')?.number).toBe(1);
  expect(priceOn(prices, '2026-05-01')?.number).toBe(2);
});

test('of two that begin on one day the later one counts', () => {
  const prices = [price(1, '2026-01-01'), price(2, '2026-01-01')];
  expect(priceOn(prices, '2026-01-01')?.number).toBe(2);
  expect(prices.map(one => isReplaced(prices, one))).toEqual([true, false]);
});

test('a price that was put in between holds until the next', () => {
  const prices = [price(1, '2026-01-01'), price(2, '2026-05-01'), price(3, '2026-03-01')];
  expect(priceOn(prices, '2026-04-30')?.number).toBe(3);
  expect(priceOn(prices, '2026-05-01')?.number).toBe(2);
});

test('an agreement can end', () => {
  expect(priceOn([price(1, '2026-01-01'), price(2, '2026-05-01', null)], '2026-06-01')?.perHour).toBeNull();
});
