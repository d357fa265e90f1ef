import { describe, expect, test } from 'vitest';
import { inShort, readableList, wrapped } from '#prove/readable.ts';

describe('what a proof puts into its page', () => {
  test('has no ids and no bodies', () => {
    expect(
      inShort('post /api/a/ad0cbdb9-3f6f-4220-9fb0-66bda61859c9 answered 409 {"error":{"code":"x"}}, once'),
    ).toBe('post /api/a/… answered 409 …, once');
  });

  test('has no half of a body that was cut off', () => {
    expect(inShort('there 0 times: /api/sessions {"tutorId":"x","more":{"a":1},"b')).toBe(
      'there 0 times: /api/sessions …',
    );
  });

  test('is cut where it would not be read', () => {
    const text = inShort('word '.repeat(100));
    expect(text).toMatch(/^word .*…$/);
    expect(text.length).toBeLessThanOrEqual(150);
  });

  test('fits into the lines of an editor', () => {
    const text = wrapped('seven letters '.repeat(40).trim(), '  ');
    expect(text.split('\n').every(line => line.length <= 120)).toBe(true);
    expect(text.replace(/\n {2}/g, ' ')).toBe('seven letters '.repeat(40).trim());
  });

  test('is a list, a line or two for each', () => {
    expect(readableList([['guards', 81]])).toBe('- guards: 81');
  });
});
