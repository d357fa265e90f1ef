import { describe, expect, test } from 'vitest';
import { CURRENCIES, decimalsOf, isCurrency, USUAL_CURRENCIES } from '#money/currencies.ts';
import { amountOf, decimalText, sumsOf } from '#money/money.ts';

const units = (perHour: number, minutes: number, currency = 'GBP') =>
  amountOf({ currency, perHour }, minutes).units;

describe('money is counted in whole smallest units (R791)', () => {
  test.each([
    [45, 60, 4500],
    [45, 45, 3375],
    [50, 30, 2500],
    [40, 20, 1333],
    [40, 40, 2667],
    [0, 60, 0],
    [45, 0, 0],
    [1_000_000, 120, 200_000_000],
  ])('%d an hour for %d minutes is %d pence', (perHour, minutes, pence) => {
    expect(units(perHour, minutes)).toBe(pence);
  });

  test('half a unit is rounded up, and less than half is dropped', () => {
    expect(units(0.3, 1)).toBe(1);
    expect(units(0.299, 1)).toBe(0);
    expect(units(12.345, 60)).toBe(1235);
    expect(units(12.344, 60)).toBe(1234);
  });

  test('a rate that a fraction cannot hold is counted exactly', () => {
    expect(units(0.07, 60)).toBe(7);
    expect(units(1.005, 60)).toBe(101);
    expect(units(8.29, 60)).toBe(829);
  });

  test('a dinar has thousandths, a yen no parts', () => {
    expect(units(7.5, 45, 'KWD')).toBe(5625);
    expect(units(7.125, 60, 'BHD')).toBe(7125);
    expect(units(2500, 45, 'JPY')).toBe(1875);
    expect(decimalsOf('KWD')).toBe(3);
    expect(decimalsOf('JPY')).toBe(0);
    expect(decimalsOf('SAR')).toBe(2);
  });
});

test('two currencies have two sums', () => {
  const amounts = [
    { currency: 'SAR', units: 100 },
    { currency: 'GBP', units: 4500 },
    { currency: 'SAR', units: 50 },
  ];
  expect(sumsOf(amounts)).toEqual([
    { currency: 'GBP', units: 4500 },
    { currency: 'SAR', units: 150 },
  ]);
  expect(sumsOf([])).toEqual([]);
});

test('an amount is written with the decimals of its currency', () => {
  expect(decimalText({ currency: 'GBP', units: 5 })).toBe('0.05');
  expect(decimalText({ currency: 'GBP', units: 123456 })).toBe('1234.56');
  expect(decimalText({ currency: 'KWD', units: 7500 })).toBe('7.500');
  expect(decimalText({ currency: 'JPY', units: 900 })).toBe('900');
  expect(decimalText({ currency: 'GBP', units: 0 })).toBe('0.00');
});

test('every currency is there once, and the usual ones are among them', () => {
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
  expect(USUAL_CURRENCIES.every(isCurrency)).toBe(true);
  expect(isCurrency('XAU')).toBe(false);
});
