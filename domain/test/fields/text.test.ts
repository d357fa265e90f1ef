import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, paragraph, personName, searchText } from '#fields/text.ts';

const kinds = { line: line(120), paragraph: paragraph(120), searchText };
/** Also what is no valid Unicode. */
const anyCodeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
  .map(units => String.fromCharCode(...units));
const everyKind = Object.entries(kinds);

describe('every text (R294)', () => {
  test.each(everyKind)('%s is trimmed and otherwise kept as typed', (_name, schema) => {
    expect(schema.parse('  Layla  O’Neill-Smith \u00a0')).toBe('Layla  O’Neill-Smith');
  });

  test.each(everyKind)(
    '%s takes Arabic with vowel marks, tatweel and Arabic digits as typed',
    (_name, schema) => {
      const typed = 'مُحَمَّـد بن سلمان ١٢٣ پارسی\u200cزبان';
      expect(schema.parse(typed)).toBe(typed);
    },
  );

  test.each(everyKind)('%s takes characters beyond the first 65,536', (_name, schema) => {
    expect(schema.parse('👩🏽‍🏫 𝒜')).toBe('👩🏽‍🏫 𝒜');
  });

  const refused = [
    ['NUL', '\0'],
    ['a bell', '\x07'],
    ['an escape', '\x1b'],
    ['a delete', '\x7f'],
    ['a C1 control', '\x85'],
    ['a left-to-right embedding', '\u202a'],
    ['a right-to-left embedding', '\u202b'],
    ['an end of embedding', '\u202c'],
    ['a left-to-right override', '\u202d'],
    ['a right-to-left override', '\u202e'],
    ['a left-to-right isolate', '\u2066'],
    ['a right-to-left isolate', '\u2067'],
    ['an end of isolate', '\u2069'],
    ['half a surrogate pair, high', '\ud83d'],
    ['half a surrogate pair, low', '\ude00'],
  ] as const;
  test.each(
    everyKind.flatMap(([name, schema]) => refused.map(([what, mark]) => [name, what, mark, schema] as const)),
  )('%s refuses %s', (_name, _what, mark, schema) => {
    const result = schema.safeParse(`Lay${mark}la`);
    expect(result.error?.issues).toMatchObject([{ params: { problem: 'characters' } }]);
  });

  test.each(everyKind)('%s never keeps what the database cannot store', (_name, schema) => {
    fc.assert(
      fc.property(anyCodeUnits, text => {
        const kept = schema.safeParse(text).data ?? '';
        expect(kept).toBe(kept.trim());
        expect(kept.isWellFormed()).toBe(true);
        expect(kept).not.toContain('\0');
      }),
    );
  });
});

describe('text of one line', () => {
  test.each(['a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u2029b'])(
    'refuses a line break or tab inside (%j)',
    text => {
      expect(line(10).safeParse(text).success).toBe(false);
      expect(searchText.safeParse(text).success).toBe(false);
    },
  );

  test('must say something', () => {
    expect(line(10).safeParse(' \t\n ').success).toBe(false);
    expect(searchText.safeParse('   ').success).toBe(false);
    expect(line(10).safeParse('\u200d\u200c').success).toBe(false);
  });

  test('loses the marks that keyboards slip in unseen', () => {
    expect(line(10).parse('\u200fعمر\u200e \ufeff')).toBe('عمر');
    expect(searchText.parse('\u061cعمر\u200b')).toBe('عمر');
    expect(line(10).safeParse('\u200f\u200e').success).toBe(false);
  });

  test('is measured after trimming', () => {
    expect(line(5).parse('  12345  ')).toBe('12345');
    expect(line(5).safeParse('123456').success).toBe(false);
  });

  test('takes nothing but text', () => {
    for (const value of [null, 5, true, {}, ['a']]) expect(line(10).safeParse(value).success).toBe(false);
  });
});

describe('text of several lines', () => {
  test('keeps line breaks and tabs', () => {
    expect(paragraph(50).parse('Reading:\r\n\tpages 3–4\nWriting')).toBe('Reading:\r\n\tpages 3–4\nWriting');
  });

  test('may be empty and is measured after trimming', () => {
    expect(paragraph(5).parse('\n\n')).toBe('');
    expect(paragraph(5).parse('\n12345\n')).toBe('12345');
    expect(paragraph(5).safeParse('123456').success).toBe(false);
  });
});

test.each(['<b>Layla</b>', 'Layla <script>', 'Layla >'])('a name is plain text (R305): %s', name => {
  expect(personName.safeParse(name).success).toBe(false);
});
