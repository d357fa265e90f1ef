import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { country, currency, email, httpsUrl, phone } from '#fields/contact.ts';

describe('an e-mail address (R32)', () => {
  test.each([
    'Layla@Example.COM',
    '  layla@example.com ',
    '\tLAYLA@EXAMPLE.COM\n',
    '\u202alayla@example.com\u202c',
    'layla@example.com\u200f',
  ])('%j is layla@example.com', typed => {
    expect(email.parse(typed)).toBe('layla@example.com');
  });

  test.each([
    '',
    'layla',
    'layla@',
    '@example.com',
    'layla @example.com',
    'a@b',
    'a@b.com, c@d.com',
    'a@b.com\0',
    'Layla <layla@example.com>',
  ])('%j is none', typed => {
    expect(email.safeParse(typed).success).toBe(false);
  });

  test('has at most 255 characters (R305)', () => {
    const domain = `${'a'.repeat(60)}.`.repeat(4);
    expect(email.safeParse(`${'x'.repeat(255 - domain.length - 4)}@${domain}com`).data).toHaveLength(255);
    expect(email.safeParse(`${'x'.repeat(256 - domain.length - 4)}@${domain}com`).success).toBe(false);
  });

  test('is read the same a second time', () => {
    fc.assert(
      fc.property(fc.emailAddress(), typed => {
        const first = email.safeParse(typed).data;
        fc.pre(first !== undefined);
        expect(email.parse(first)).toBe(first);
      }),
    );
  });
});

describe('a phone number', () => {
  test.each([
    '+966501234567',
    '00966501234567',
    '+966 50 123 4567',
    ' +966-50-123-4567 ',
    '+966 (50) 123.4567',
    '+966–50–123–4567',
    '+٩٦٦٥٠١٢٣٤٥٦٧',
    '٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
    '+۹۶۶۵۰۱۲۳۴۵۶۷',
  ])('%s is +966501234567', typed => {
    expect(phone.parse(typed)).toBe('+966501234567');
  });

  test('the zero in brackets, which nobody dials from abroad, is left out', () => {
    expect(phone.parse('+44 (0)20 7946 0958')).toBe('+442079460958');
    expect(phone.parse('0044 (0) 20 7946 0958')).toBe('+442079460958');
  });

  test.each([
    '0501234567',
    '501234567',
    '+0501234567',
    '+',
    '',
    '+12345',
    `+1${'2'.repeat(15)}`,
    '+96650123456a',
    '+966501234567\0',
    '++966501234567',
    '+966501234567 ext 3',
    'tel:+966501234567',
  ])('%j is none', typed => {
    expect(phone.safeParse(typed).success).toBe(false);
  });
});

describe('a link (R305)', () => {
  test('is kept as typed where it is written as browsers write it', () => {
    const typed = 'https://meet.example.com/abc-defg?pwd=1%202#top';
    expect(httpsUrl.parse(`  ${typed} `)).toBe(typed);
  });

  test.each([
    ['Https://Meet.Example.com/Room', 'https://meet.example.com/Room'],
    ['https:meet.example.com/room', 'https://meet.example.com/room'],
    ['https://example.com/درس', 'https://example.com/%D8%AF%D8%B1%D8%B3'],
  ])('%s becomes %s', (typed, kept) => {
    expect(httpsUrl.parse(typed)).toBe(kept);
  });

  test.each([
    'http://example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'example.com',
    'https://',
    'https://exa mple.com',
    'https://zoom.example@evil.example/',
    'https://:word@evil.example/',
    'https://zoom.example:443%2fj@evil.example',
    'https://example.com/\0',
    'https://exam\nple.com',
    'https://example.com/\u202egpj',
    'https://example.com/\ud800',
    '',
  ])('%j is refused', typed => {
    expect(httpsUrl.safeParse(typed).success).toBe(false);
  });

  test('has at most 2000 characters, also once written out', () => {
    const base = 'https://example.com/';
    expect(httpsUrl.safeParse(base + 'a'.repeat(2000 - base.length)).success).toBe(true);
    expect(httpsUrl.safeParse(base + 'a'.repeat(2001 - base.length)).success).toBe(false);
    expect(httpsUrl.safeParse(base + 'د'.repeat(1000)).success).toBe(false);
  });

  test('is always one that the database takes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('https:', 'HTTPS://', 'https:\\\\', 'http://'),
        fc.webPath(),
        fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 }),
        (start, path, noise) => {
          const kept =
            httpsUrl.safeParse(`${start}example.com${path}${String.fromCharCode(...noise)}`).data ??
            'https://none';
          expect(kept).toMatch(/^https:\/\/[\x21-\x7e]+$/);
        },
      ),
    );
  });
});

describe('codes', () => {
  test('a country is two letters, a currency three, in any case', () => {
    expect(country.parse(' sa ')).toBe('SA');
    expect(currency.parse('kwd')).toBe('KWD');
  });

  test.each(['S', 'SAU', 'S1', '', 'المملكة'])('%j is no country', code => {
    expect(country.safeParse(code).success).toBe(false);
  });

  test.each(['GB', 'POUND', '£', ''])('%j is no currency', code => {
    expect(currency.safeParse(code).success).toBe(false);
  });
});
