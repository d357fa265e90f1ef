import { describe, expect, test } from 'vitest';
import { base32 } from '#factors/base32.ts';
import { newTotpSecret, stepOfCode, totpUri } from '#factors/totp.ts';

const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of RFC 6238 is known by its step', () => {
  const secret = Buffer.from('12345678901234567890');
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds it is %s', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('one step early or late is good, two are not', () => {
    const step = Math.floor(1_234_567_890 / 30);
    const givenAt = (steps: number) => stepOfCode(secret, '005924', at((step + steps) * 30));
    expect([-2, -1, 0, 1, 2].map(givenAt)).toEqual([null, step, step, step, null]);
  });

  test.each(['', '00592', '0059240', '00592a', '-05924', '٠٠٥٩٢٤', '005924\n'])('%j is no code', code => {
    expect(stepOfCode(secret, code, at(1_234_567_890))).toBeNull();
  });
});

test('a secret is 20 bytes, and another every time', () => {
  expect(newTotpSecret()).toHaveLength(20);
  expect(newTotpSecret()).not.toEqual(newTotpSecret());
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written in base 32 as RFC 4648 does', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('the address for an app names whose secret it is, whatever stands in the names', () => {
  const uri = totpUri({
    issuer: 'Bayan: Academy & Co',
    account: 'a@b.example',
    secret: Buffer.from('foobar'),
  });
  expect(uri).toBe(
    'otpauth://totp/Bayan%20%20Academy%20%26%20Co:a%40b.example?algorithm=SHA1&digits=6' +
      '&issuer=Bayan%20%20Academy%20%26%20Co&period=30&secret=MZXW6YTBOI',
  );
});
