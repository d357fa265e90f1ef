import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { readableList, wrapped } from './readable.ts';
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
  const faults = results.flatMap(({ job, by }) => (job.fault ? [[job.fault.name, by] as const] : []));
  return [
    `## ${proof.name}`,
    wrapped(proof.claim),
    `${at.toISOString().slice(0, 10)}, ${Math.ceil(claim?.seconds ?? 0)} s, on ${machine()}.`,
    'Tried and measured:',
    readableList(Object.entries(claim?.verdict?.figures ?? {})),
    'Planted faults, and what noticed each:',
    readableList(faults),
  ].join('\n\n');
}

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
