import { describe, expect, test } from 'vitest';
import { isTitled, titlesIn } from '#prove/suite/test-titles.ts';

const SOURCE = `
describe.each(languages)('the history in %s', language => {
  test('corrects when a lesson was (R497)', async () => {});
  test.each([['a', 1]])('%s of %i is refused, also $name.first', async () => {});
  test(\`what is \${kind} stays\`, () => {});
});`;

describe('the title of a planted fault’s test', () => {
  test.each([
    ['corrects when a lesson was'],
    ['the history in en corrects when a lesson was (R497)'],
    ['the history in ar corrects'],
    ['15:44 of 12 is refused, also Omar'],
    ['what is public stays'],
  ])('is found: %s', title => {
    expect(isTitled(title, titlesIn(SOURCE))).toBe(true);
  });

  test.each([['corrects when a lesson is'], ['anything at all'], ['of 12 is allowed']])(
    'is missed: %s',
    title => {
      expect(isTitled(title, titlesIn(SOURCE))).toBe(false);
    },
  );
});
