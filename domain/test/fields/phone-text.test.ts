import { expect, test } from 'vitest';
import { groupedPhone, internationalNumber } from '#fields/phone-text.ts';

test.each([
  ['0501234567', 'SA', '+966501234567'],
  ['٠٥٠١٢٣٤٥٦٧', 'SA', '+966501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', 'SA', '+966501234567'],
  ['50 123 4567', 'SA', '+966501234567'],
  ['(050) 123-4567', 'SA', '+966501234567'],
  ['055 123 4567', 'AE', '+971551234567'],
  ['07400 123456', 'GB', '+447400123456'],
  ['+44 7400 123456', 'SA', '+447400123456'],
  ['+44 (0)20 7946 0958', 'GB', '+442079460958'],
  ['00447400123456', null, '+447400123456'],
  ['0501234567', null, '0501234567'],
  ['ask me', 'SA', 'ask me'],
  ['  ', 'SA', ''],
] as const)('%j typed in %s is the number %j (R746)', (typed, country, number) => {
  expect(internationalNumber(typed, country)).toBe(number);
});

test.each([
  ['+966501234567', '+966 50 123 4567'],
  ['+97433123456', '+974 3312 3456'],
  ['+12015550123', '+1 201 555 0123'],
  ['+39061234567', '+39061234567'],
  ['+96650', '+966 50'],
])('%s is shown as %s (R746)', (number, shown) => {
  expect(groupedPhone(number).replaceAll('\u00a0', ' ')).toBe(shown);
});
