import type { Row } from './row.ts';

const HEAD = ['measure', 'result', 'interval', 'control', 'goal', 'verdict'] as const;

export const tableOf = (rows: readonly Row[]): string =>
  markdownTable([[...HEAD], ...rows.map(row => HEAD.map(column => row[column]))]);

/** The first line is the head. In columns as wide as their widest cell. */
export function markdownTable(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  );
  const written = lines.map(
    line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}

/** Which goals hold, in one line. */
export function verdictOf(rows: readonly Row[]): string {
  const named = (verdict: Row['verdict']) => rows.filter(row => row.verdict === verdict);
  const judged = rows.filter(row => row.verdict !== 'no goal');
  const others = (['above the floor', 'missed', 'void'] as const).flatMap(verdict => {
    const found = named(verdict).map(row => row.measure);
    return found.length === 0 ? [] : [`${verdict}: ${found.join('; ')}`];
  });
  return [`${named('holds').length} of ${judged.length} goals hold`, ...others].join('; ');
}
