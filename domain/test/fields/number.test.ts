import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latinDigits } from '#fields/latin-digits.ts';
import { money, oneOfNumbers, wholeNumber } from '#fields/number.ts';

const inDigitsFrom = (zero: number) => (n: number) =>
  String(n).replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)));
const arabic = inDigitsFrom(0x0660);
const persian = inDigitsFrom(0x06f0);

describe('digits (R295)', () => {
  test('Arabic and Persian digits are read like Latin ones', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  });

  test('everything that is no digit stays', () => {
    expect(latinDigits('غرفة ٣ / Room 3 – ½')).toBe('غرفة 3 / Room 3 – ½');
  });
});

describe('a whole number', () => {
  const grade = wholeNumber(1, 100);

  test('is the same number in every script and as a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), n => {
        for (const typed of [n, String(n), ` ${n} `, arabic(n), persian(n)])
          expect(grade.parse(typed)).toBe(n);
      }),
    );
  });

  test.each([0, 101, -1, '-5', '٠', '١٠١', '999999999999999', '9'.repeat(40), 1e21])(
    'refuses %s as out of range',
    n => {
      expect(grade.safeParse(n).success).toBe(false);
    },
  );

  test.each([1.5, '1.5', '١٫٥'])('refuses the fraction %s', n => {
    expect(grade.safeParse(n).success).toBe(false);
  });

  test.each([
    '',
    ' ',
    'five',
    '1e2',
    '0x10',
    '1,000',
    '5 5',
    '--5',
    '½',
    'NaN',
    Number.NaN,
    Infinity,
    null,
    true,
    [5],
    {},
  ])('refuses %s as no number', n => {
    expect(grade.safeParse(n).success).toBe(false);
  });

  test('may be negative where the range allows it', () => {
    expect(wholeNumber(-5, 5).parse('-٥')).toBe(-5);
  });
});

describe('one of a few numbers', () => {
  const offered = oneOfNumbers([30, 45]);

  test('takes those offered, typed in any digits', () => {
    for (const typed of [45, '45', '٤٥', '۴۵']) expect(offered.parse(typed)).toBe(45);
  });

  test.each([31, '31', 30.5, 0, -30, '', '30min', null])('refuses %s', value => {
    expect(offered.safeParse(value).success).toBe(false);
  });
});

describe('money (R197)', () => {
  test('every amount of up to three decimals is taken exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), thousandths => {
        const text = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
        expect(money.parse(text)).toBe(Number(text));
        expect(money.parse(Number(text))).toBe(Number(text));
      }),
    );
  });

  test('is read from Arabic digits with the Arabic decimal sign', () => {
    expect(money.parse('٤٥٫٥')).toBe(45.5);
    expect(money.parse('۱۲٫۲۵۰')).toBe(12.25);
  });

  test.each([0.0001, '12.3456', 1.0005])('refuses %s, which has more than three decimals', amount => {
    expect(money.safeParse(amount).success).toBe(false);
  });

  test.each([-0.001, '-1', '-١', 1_000_000.001, '99999999999', 1e300])(
    'refuses %s as out of range',
    amount => {
      expect(money.safeParse(amount).success).toBe(false);
    },
  );
});
