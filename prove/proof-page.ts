import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Tried } from './tried.ts';

const PAGE = join(import.meta.dirname, '../docs/proof.md');

/** Puts what a run has shown between the marks of its proof; a proof without marks gets them at the end. */
export function writeToPage(tried: Tried, at: Date): void {
  const page = readFileSync(PAGE, 'utf8');
  const [begin, end] = [`<!-- ${tried.proof.name}: begin -->`, `<!-- ${tried.proof.name}: end -->`];
  const section = `${begin}\n\n${sectionOf(tried, at)}\n\n${end}`;
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  writeFileSync(PAGE, after === undefined ? `${page.trimEnd()}\n\n${section}\n` : before + section + after);
}

function sectionOf({ proof, results }: Tried, at: Date): string {
  const claim = results.find(({ job }) => !job.fault);
  return [
    `## ${proof.name}`,
    `${proof.claim}`,
    `${at.toISOString().slice(0, 10)}, ${Math.ceil(claim?.seconds ?? 0)} s, on ${machine()}.`,
    table(['tried and measured', ''], Object.entries(claim?.verdict?.figures ?? {})),
    table(
      ['planted fault', 'noticed by'],
      results.flatMap(({ job, by }) => (job.fault ? [[job.fault.name, by]] : [])),
    ),
  ].join('\n\n');
}

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;

const cell = (value: unknown) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Its columns are of one width, as the formatter would have them. */
function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = [head, ...rows].map(row => row.map(cell));
  const widths = head.map((_, column) => Math.max(3, ...cells.map(row => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...rest] = cells;
  return [first, widths.map(width => '-'.repeat(width)), ...rest].map(line).join('\n');
}
