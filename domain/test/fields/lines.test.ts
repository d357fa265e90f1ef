import { expect, test } from 'vitest';
import { linesIn } from '../../src/fields/lines.ts';

test.each([
  ['', []],
  [' \n\n ', []],
  ['CELTA', ['CELTA']],
  [
    'Reads fluently\n\n  Asks good questions \r\nيقرأ بطلاقة',
    ['Reads fluently', 'Asks good questions', 'يقرأ بطلاقة'],
  ],
])('%j holds %j, one to a line', (text, lines) => {
  expect(linesIn(text)).toEqual(lines);
});
