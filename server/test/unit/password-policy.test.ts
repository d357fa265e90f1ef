import { knownWords } from '@bayan/auth/passwords/known-words';
import { createPasswordPolicy } from '@bayan/auth/passwords/password-policy';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';

const now = new Date('2026-11-17T09:00:00Z');
const person = { email: 'omar.haddad@family.example', names: ['Omar Haddad', 'عمر حداد'] };
const policy = createPasswordPolicy(readConfig({}), async () => ['Bayan Academy', 'أكاديمية بيان']);
const check = (password: string) => policy(password, person, now);

describe('a password that somebody who knows the person would try', () => {
  test.each([
    'bayanacademy2026',
    'Bayan-Academy-2026',
    'academybayan2026',
    'bayan2026academy',
    'b4yan4cademy2026',
    'OmarBayan2026!',
    'omar-academy-2025',
    'Haddad.Omar.2027',
    'أكاديمية-بيان-٢٠٢٦',
    'عمر-حداد-2026-عمر',
    'omar.haddad@family.example',
  ])('is refused: %s', async password => {
    await expect(check(password)).rejects.toThrow(/weak and easy to guess/);
  });
});

test.each(['Falcon-Lantern-42', 'Bayan-Copper-Meadow-58', 'نخلة عند البئر القديم ٤٧'])(
  'one that holds more than that is taken: %s',
  async password => {
    await expect(check(password)).resolves.toBeUndefined();
  },
);

test('the end of an address is nobody’s own word', () => {
  const words = knownWords({ email: 'omar.haddad@mail.example.com', names: [] }, [], now);
  expect(words).toEqual(expect.arrayContaining(['omar', 'haddad', 'mail', 'example', '2026']));
  expect(words).not.toContain('com');
});

test.each([
  ['Latin', 0x61],
  ['Arabic', 0x628],
  ['pictures', 0x1f330],
])('sixty-four characters are taken in any script: %s', async (_script, first) => {
  const letters = Array.from({ length: 64 }, (_, n) => String.fromCodePoint(first + ((n * 7) % 19)));
  await expect(check(letters.join(''))).resolves.toBeUndefined();
});

test('what is longer than anybody types is not hashed', async () => {
  await expect(check('qV7!kz'.repeat(50))).rejects.toThrow('Password cannot be longer than 256 characters');
});
