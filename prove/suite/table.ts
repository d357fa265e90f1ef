import { readFileSync } from 'node:fs';
import { markdownTable } from '#prove/markdown-table.ts';
import type { PlantedFault } from './planted-fault.ts';
import type { Seen } from './watch.ts';

interface Row {
  readonly before: string;
  readonly now: string;
}

const HEAD = ['screen', 'fault', 'kind', 'noticed before, by', 'noticed now, by'];
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What the page says already, by the name of the fault: a run of some faults leaves the others as they are. */
export function rowsOf(page: string): Map<string, Row> {
  const rows = page
    .split('\n')
    .filter(text => text.startsWith('| '))
    .map(text => text.slice(2, -2).split(/(?<!\\) \| /));
  return new Map(
    rows.map(([, name = '', , before = '', now = '']) => [
      name.trim(),
      { before: before.trim(), now: now.trim() },
    ]),
  );
}

export const shown = (seen: Seen): string => {
  if (seen.verdict === 'noticed') return seen.by;
  return seen.verdict === 'passed' ? 'NOT NOTICED' : `BROKEN: ${seen.message}`;
};

export function tableOf(
  faults: readonly PlantedFault[],
  known: ReadonlyMap<string, Row>,
  seen: ReadonlyMap<string, Seen>,
): string {
  const rows = faults.map(({ screen, name, kind }) => {
    const found = seen.get(name);
    const { before = '', now = '' } = known.get(cell(name)) ?? {};
    return [screen, name, kind, before, found ? shown(found) : now].map(text => text.replaceAll('\\|', '|'));
  });
  return markdownTable(HEAD, rows);
}

const BEGIN = '<!-- table -->';
const END = '<!-- /table -->';

/** The page with another table in the place of its own. */
export function withTable(page: string, table: string): string {
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error('the page has no place for the table');
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}

export const readPage = (path: string): string => readFileSync(path, 'utf8');
