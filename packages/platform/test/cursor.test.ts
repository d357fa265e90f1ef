import { Refusal } from '@bayan/domain/errors';
import { pageQuery } from '@bayan/domain/fields/page';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutPage,
  decodeInstantCursor,
  decodeTextCursor,
  encodeCursor,
  encodeInstantCursor,
  encodeTextCursor,
  pageByDay,
  pageByNumber,
} from '#http/cursor.ts';

const id = '3f0f2f0e-0f37-4a4e-9d5c-0d3c6f1b2a10';
const at = '2026-11-15T09:00:00.000Z';
const raw = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function refusalOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.details };
    throw error;
  }
  return null;
}
const wrong = { code: 'input.invalid', field: 'cursor', issues: [{ field: 'cursor', problem: 'format' }] };

describe('a cursor', () => {
  test('is read back as it was written', () => {
    expect(decodeInstantCursor(encodeInstantCursor({ at, id }))).toEqual({ at, id });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), text => {
        fc.pre(!text.includes('\0'));
        expect(decodeTextCursor(encodeTextCursor({ text, id }))).toEqual({ text, id });
      }),
    );
  });

  test('fits into an address and below the longest one taken, for any name', () => {
    expect(encodeTextCursor({ text: 'a?&=#/ +ع', id })).toMatch(/^[A-Za-z0-9_-]+$/);
    for (const character of ['ع', '語', '"', '👩'])
      expect(pageQuery.cursor.safeParse(encodeTextCursor({ text: character.repeat(120), id })).success).toBe(
        true,
      );
  });

  test('left out, the list begins at its beginning', () => {
    expect(decodeInstantCursor(undefined)).toBeNull();
    expect(decodeTextCursor(undefined)).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no list', raw({ at, id })],
    ['null', raw(null)],
    ['an empty list', raw([])],
    ['one value', raw([at])],
    ['three values', raw([at, id, id])],
    ['a number', raw([1, id])],
    ['a list in a list', raw([[at], id])],
    ['no id', raw([at, 'x'])],
    ['an id with more after it', raw([at, `${id}' or true`])],
    ['the values swapped', raw([id, at])],
  ])('of %s is refused', (_what, cursor) => {
    expect(refusalOf(() => decodeInstantCursor(cursor))).toEqual(wrong);
    expect(refusalOf(() => decodeTextCursor(cursor))).toEqual(wrong);
  });

  test.each([
    'now',
    '2026-11-15',
    '2026-13-01T00:00:00.000Z',
    '2026-02-30T00:00:00.000Z',
    '2026-11-15T25:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '2026-11-15T09:00:00.000+03:00',
    `${at}; drop table sessions`,
    'infinity',
  ])('of the instant %s is refused, for the database does not take it', instant => {
    expect(refusalOf(() => decodeInstantCursor(encodeCursor([instant, id])))).toEqual(wrong);
  });

  test('of a text that the database cannot hold is refused', () => {
    expect(refusalOf(() => decodeTextCursor(encodeCursor(['a\0b', id])))).toEqual(wrong);
  });

  test('whatever is sent, it is read or refused and never breaks', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json().map(json => Buffer.from(json).toString('base64url')),
        ),
        cursor => {
          expect([null, 'input.invalid']).toContain(
            refusalOf(() => decodeInstantCursor(cursor))?.code ?? null,
          );
          expect([null, 'input.invalid']).toContain(refusalOf(() => decodeTextCursor(cursor))?.code ?? null);
        },
      ),
    );
  });
});

describe('a page cut from the rows', () => {
  const cut = (count: number) =>
    cutPage(
      Array.from({ length: count }, (_, index) => index),
      3,
      last => `after ${last}`,
    );

  test('has a next one only if there is a row more than asked for', () => {
    expect(cut(0)).toEqual({ items: [], nextCursor: null });
    expect(cut(3)).toEqual({ items: [0, 1, 2], nextCursor: null });
    expect(cut(4)).toEqual({ items: [0, 1, 2], nextCursor: 'after 2' });
  });
});

describe('a list by number', () => {
  const rows = [3, 2, 1].map(number => ({ number }));
  const read = ({ after, limit }: { after: number | null; limit: number }) =>
    Promise.resolve(rows.filter(({ number }) => after === null || number < after).slice(0, limit));
  const page = (cursor?: string) => pageByNumber({ cursor, limit: 2 }, read, ({ number }) => number);

  test('goes on after the last number of the page before', async () => {
    const first = await page();
    expect(first.items).toEqual([{ number: 3 }, { number: 2 }]);
    expect(await page(first.nextCursor ?? '')).toEqual({ items: [{ number: 1 }], nextCursor: null });
  });

  test.each([['two'], [2], ['1', '2'], [], ['99999999999'], ['1.5']].map(value => [raw(value)]))(
    'refuses the cursor %s',
    async cursor => {
      await expect(page(cursor)).rejects.toMatchObject({
        code: 'input.invalid',
        details: { field: 'cursor' },
      });
    },
  );
});

describe('a cursor of a list by day', () => {
  const rows = ['2028-02-29', '2028-02-28', '2028-02-27'].map(day => ({ day, id }));
  const read = ({ after, limit }: { after: { day: string } | null; limit: number }) =>
    Promise.resolve(rows.filter(({ day }) => after === null || day < after.day).slice(0, limit));
  const page = (cursor?: string) => pageByDay({ cursor, limit: 2 }, read, ({ day }) => day);

  test('goes on after the last day of the page before', async () => {
    const first = await page();
    expect(first.items).toEqual(rows.slice(0, 2));
    expect(await page(first.nextCursor ?? '')).toEqual({ items: rows.slice(2), nextCursor: null });
  });

  test.each([['2027-02-29', id], ['0000-01-01', id], ['2028-2-1', id], [at, id], ['2028-02-29'], [id, at]])(
    'refuses the cursor of %s and %s',
    async (...values) => {
      await expect(page(raw(values))).rejects.toMatchObject({
        code: 'input.invalid',
        details: { field: 'cursor' },
      });
    },
  );
});
