import { expect, test } from 'vitest';
import { contentLine, instantValue, textValue } from '#calendar/content-line.ts';

/** Of UTF-8, counted in another way than the code does. */
const octets = (text: string) => encodeURIComponent(text).replace(/%../g, 'x').length;
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
const unfolded = (text: string) => text.replaceAll('\r\n ', '').replace(/\r\n$/, '');

test.each([
  ['a short line', 'English with Omar'],
  ['Latin letters', 'x'.repeat(400)],
  ['Arabic letters, each of two octets', 'درس في اللغة الإنجليزية مع ليان '.repeat(12)],
  ['letters of three octets', '日本語'.repeat(60)],
  ['signs of four octets', '🦅'.repeat(80)],
])('%s is folded at 75 octets without tearing a character, and reads the same unfolded', (_what, value) => {
  const line = contentLine('SUMMARY', value);
  expect(line.endsWith('\r\n')).toBe(true);
  expect(unfolded(line)).toBe(`SUMMARY:${value}`);
  for (const part of linesOf(line)) {
    expect(octets(part)).toBeLessThanOrEqual(75);
    expect(part).not.toContain('\ufffd');
    expect(part.isWellFormed()).toBe(true);
  }
});

test('a line is as long as it may be before it is folded', () => {
  const [first = '', second = ''] = linesOf(contentLine('X', 'y'.repeat(73 + 74)));
  expect([octets(first), octets(second)]).toEqual([75, 75]);
  expect(linesOf(contentLine('X', 'y'.repeat(73)))).toHaveLength(1);
});

test('what would part or end a value is written out', () => {
  expect(textValue('a,b;c\\d\r\ne\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

test('an instant is told by UTC', () => {
  expect(instantValue(new Date('2026-11-16T16:00:00.000Z'))).toBe('20261116T160000Z');
});
