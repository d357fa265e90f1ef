import { expect, test } from 'vitest';
import { linesIn, listIn } from '#fields/lines.ts';

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

test.each([
  ['', []],
  [' , ,', []],
  ['English', ['English']],
  ['English,, History ,', ['English', 'History']],
  ['الرياضيات، الفيزياء', ['الرياضيات', 'الفيزياء']],
  ['English\nHistory', ['English', 'History']],
])('%j holds %j, with commas between them (R18)', (text, entries) => {
  expect(listIn(text)).toEqual(entries);
});
