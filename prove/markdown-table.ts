const cell = (value: unknown) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Its columns are of one width, as the formatter would have them. */
export function markdownTable(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = [head, ...rows].map(row => row.map(cell));
  const widths = head.map((_, column) => Math.max(3, ...cells.map(row => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...rest] = cells;
  return [first, widths.map(width => '-'.repeat(width)), ...rest].map(line).join('\n');
}
