import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from './markdown-table.ts';
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
    markdownTable(['tried and measured', ''], Object.entries(claim?.verdict?.figures ?? {})),
    markdownTable(
      ['planted fault', 'noticed by'],
      results.flatMap(({ job, by }) => (job.fault ? [[job.fault.name, by]] : [])),
    ),
  ].join('\n\n');
}

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
