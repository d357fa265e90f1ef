import { expect, test } from 'vitest';
import { withReport } from '#bench/report/readme.ts';
import { goalText, type Row, withoutControl } from '#bench/report/row.ts';
import { tableOf, verdictOf } from '#bench/report/table.ts';

const row = (measure: string, verdict: Row['verdict']): Row => ({
  ...withoutControl,
  measure,
  result: '0.71',
  goal: goalText({ least: 0.7, floor: 0.55 }),
  verdict,
});

test('the table is markdown with a line for each measure', () => {
  expect(tableOf([row('reads', 'holds')]).split('\n')).toEqual([
    '| measure | result | interval | control | goal                     | verdict |',
    '| ------- | ------ | -------- | ------- | ------------------------ | ------- |',
    '| reads   | 0.71   | –        | –       | at least 0.7, floor 0.55 | holds   |',
  ]);
});

test('the verdict counts the goals and names those that do not hold', () => {
  const rows = [row('a', 'holds'), row('b', 'missed'), row('c', 'void'), row('d', 'no goal')];
  expect(verdictOf(rows)).toBe('1 of 3 goals hold; missed: b; void: c');
  expect(verdictOf([row('a', 'holds')])).toBe('1 of 1 goals hold');
});

test('a report replaces the one between the marks of its section and nothing else', () => {
  const manual = (speed: string) =>
    `# Manual\n\n<!-- bench: speed -->\n\n${speed}\n\n<!-- /bench: speed -->\n\n<!-- bench: growth -->\n\nkept\n\n<!-- /bench: growth -->\n`;
  expect(withReport(manual('old'), 'speed', 'new')).toBe(manual('new'));
  expect(() => withReport('# Manual', 'speed', 'new')).toThrow('README.md has no <!-- bench: speed -->');
});
