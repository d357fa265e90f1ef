import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pageOf, pageQuery } from '#fields/page.ts';

const query = z.strictObject(pageQuery);

describe('a page of a list (R299)', () => {
  test('has 50 items unless asked otherwise', () => {
    expect(query.parse({})).toEqual({ limit: 50 });
  });

  test.each([1, 100, '1', '100', '٢٥'])('may have %s', limit => {
    expect(query.safeParse({ limit }).success).toBe(true);
  });

  test.each([0, 101, -1, '0', '101', '1.5', '', 'all', 1e9])('never has %j', limit => {
    expect(query.safeParse({ limit }).success).toBe(false);
  });

  test('a cursor has at most 1000 characters', () => {
    expect(query.safeParse({ cursor: 'a'.repeat(1000) }).success).toBe(true);
    expect(query.safeParse({ cursor: 'a'.repeat(1001) }).success).toBe(false);
  });

  test('says where the next begins, or null on the last', () => {
    const page = pageOf(z.string());
    expect(page.parse({ items: ['a'], nextCursor: null })).toEqual({ items: ['a'], nextCursor: null });
    expect(page.safeParse({ items: ['a'] }).success).toBe(false);
  });
});
