import fc from 'fast-check';

const UUID = '00000000-0000-4000-8000-000000000000';

/** Texts that have broken something somewhere before. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u200f\u200e\u061c',
  '\u202eevil\u202c',
  '\u2066a\u2069',
  '\u0660\u0661\u0662',
  '\u06f1\u066b\u06f5',
  'أكاديمية بيان',
  'é\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦'.repeat(20),
  'line\nbreak\r\nand\ttab',
  '\u0007\u001b[31m',
  '\u2028\u2029',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e5',
  '0x10',
  '1_000',
  '99999999999999999999',
  'true',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '2026-11-15T25:61:61Z',
  '+275760-09-13',
  '24:00',
  '23:60',
  '٢٣:٥٩',
  UUID,
  UUID.toUpperCase(),
  `${UUID} `,
  'EST',
  'ASIA/RIYADH',
  'Etc/GMT+14',
  'a@b',
  'a@b.example,c@d.example',
  '"a b"@c.example',
  `${'a'.repeat(250)}@b.example`,
  'https://',
  'http://plain.example',
  'HTTPS:example.com',
  'https://[::1',
  'javascript:alert(1)',
  'https://a.example/\0',
  '+966500000000',
  '٠٠٩٦٦٥٠٠٠٠٠٠٠٠',
  "' or '1'='1",
  '"; --',
  '%00%ff%c0%ae',
  '../../../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '$' + '{7*7}',
  '__proto__',
  'constructor',
  'toString',
];

/** Long ones, among them those on which a careless pattern takes for ever. */
export const LONG_TEXTS = [
  `${'1'.repeat(39)}x`,
  `+${'1'.repeat(38)}!`,
  `${'a'.repeat(60)}!`,
  `${'a.'.repeat(120)}@`,
  `A${'/Aa'.repeat(20)}!`,
  `${' '.repeat(20_000)}x`,
  'x'.repeat(5_001),
  'م'.repeat(10_000),
  '👍'.repeat(2_501),
  'a'.repeat(100_000),
  '(0)'.repeat(13),
];

const NUMBERS = [0, -0, -1, 1, 1.5, 0.0001, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324];

const polluted = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"admin"}}}');

export const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], polluted) },
  { weight: 1, arbitrary: nastyText.map(text => [text, text]) },
  { weight: 1, arbitrary: nastyText.map(text => ({ [text]: text })) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Names that a field might be mistaken for, and names that reach into an object's insides. */
export const nastyKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'id',
    'role',
    'isAdmin',
    '',
  ),
  nastyText,
);

/** What PostgreSQL cannot keep, and what nobody should read; alone and inside something right. */
export const POISONS = ['a\0b', 'x\ud800y', '\u202eevil'];

export const inEveryField = (text: string, fields: readonly string[]) => ({
  what: `${text.slice(0, 12)}… (${text.length}) in every field`,
  text: JSON.stringify(Object.fromEntries(fields.map(name => [name, text]))),
});

const MEBIBYTE = 1024 * 1024;
const full = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));

function manyKeys(bytes: number): string {
  const keys: string[] = [];
  for (let n = 0, length = 0; length < bytes; n += 1) {
    const key = `"k${n.toString(36)}":0`;
    keys.push(key);
    length += key.length + 1;
  }
  return keys.join();
}

/** Bodies that are dear to read, each at a size that may just be let in and at one that must not be. */
export const HEAVY_BODIES: readonly { readonly what: string; readonly text: string }[] = [
  60_000,
  250_000,
  MEBIBYTE - 500,
]
  .flatMap(bytes => [
    { what: `${bytes} bytes of text`, text: `{"name":"${full('x', bytes)}"}` },
    { what: `${bytes} bytes of fields`, text: `{${manyKeys(bytes)}}` },
    { what: `${bytes} bytes of fields inside`, text: `{"data":{${manyKeys(bytes)}},"businessHours":[]}` },
    {
      what: `${bytes} bytes of objects`,
      text: `{"businessHours":[${full('{},', bytes)}{}],"data":{"a":[${full('{},', 9)}{}]}}`,
    },
    { what: `${bytes} bytes of nesting`, text: `{"data":${full('[', bytes / 2)}${full(']', bytes / 2)}}` },
    {
      what: `${bytes} bytes of nested objects`,
      text: `${full('{"data":', bytes / 9)}1${'}'.repeat(Math.floor(bytes / 9 / 8))}`,
    },
  ])
  .concat(
    { what: 'four mebibytes of fields inside', text: `{"data":{${manyKeys(4 * MEBIBYTE)}}}` },
    { what: 'cut off', text: '{"name":' },
  );
