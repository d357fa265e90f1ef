import { BUDGETS } from './budgets.mjs';
import { clock } from './progress-line.mjs';

const SLOWEST = 10;

const isOver = ({ name, milliseconds }) => milliseconds > (BUDGETS[name] ?? Infinity) * 1000;

function stepTable(results) {
  const rows = results.map(result => [
    result.name,
    clock(result.milliseconds),
    BUDGETS[result.name] ? clock(BUDGETS[result.name] * 1000) : '',
    String(result.passed),
    String(result.failed),
  ]);
  const table = [['step', 'took', 'budget', 'passed', 'failed'], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map(row => row[column].length)));
  return table.map(row => row.map((cell, column) => cell.padEnd(widths[column])).join('  '));
}

const slowest = results =>
  results
    .flatMap(({ tests = [] }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);

const paragraph = (title, lines) => (lines.length > 0 ? [`\n${title}`, ...lines] : []);

/** What a long run is read by: where its time went, what was slow, and at the very end what failed. */
export function summaryOf(results, milliseconds, budget) {
  const over = results.filter(isOver).map(({ name }) => name);
  const late =
    milliseconds > budget * 1000 ? [`all of it: ${clock(milliseconds)} of ${clock(budget * 1000)}`] : [];
  const red = results.filter(({ failed }) => failed > 0);
  return [
    ...paragraph('steps', stepTable(results)),
    ...paragraph('the slowest tests', slowest(results)),
    ...paragraph('over budget', [...over, ...late]),
    ...paragraph(
      `failed: ${red.map(({ name }) => name).join(', ')}`,
      red.flatMap(({ lines = [] }) => lines),
    ),
  ];
}
