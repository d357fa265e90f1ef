import { basename, dirname } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { entryOf, ORDER } from './layers.mjs';

const FIRST = '<!-- map -->';
const LAST = '<!-- /map -->';
const HEADINGS = ['folder', 'files', 'lines', 'imported by', 'contracts'];
const REQUEST_LINE = /^(?:GET|POST|PUT|PATCH|DELETE) \/api\//;
const CONTRACT = /\.contract\.ts$/;

/** How many request lines a contract has as keys; nothing of it is run. */
export function endpointCount(path, code) {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lines = new Set();
  new Visitor({
    Property({ key }) {
      if (key.type === 'Literal' && REQUEST_LINE.test(key.value)) lines.add(key.value);
    },
  }).visit(program);
  return lines.size;
}

/** Rounded, so that the map is not made anew for every line. */
const roughly = lines => Math.max(100, Math.round(lines / 100) * 100);
const linesOf = code => code.split('\n').filter(line => line.trim() !== '').length;

/** A folder that others of the order lie in heads them itself. */
const isHead = entry => entry.endsWith('/src') || ORDER.some(other => other.startsWith(`${entry}/`));
const groupOf = entry => (isHead(entry) ? entry : dirname(entry));

function rowOf(entry, files, imports) {
  const own = files.filter(file => file.entry === entry);
  const importers = new Set(imports.filter(({ to }) => to === entry).map(({ from }) => from));
  const lines = own.reduce((sum, { code }) => sum + linesOf(code), 0);
  const contracts = own.filter(({ path }) => CONTRACT.test(path));
  return [
    isHead(entry) ? 'directly in it' : basename(entry),
    String(own.length),
    String(roughly(lines)),
    String(importers.size),
    contracts.map(({ path, code }) => `${basename(path)} (${endpointCount(path, code)})`).join(', '),
  ];
}

function rowsOf(files, imports) {
  return ORDER.flatMap((entry, place) => {
    const group = groupOf(entry);
    const isFirst = place === 0 || group !== groupOf(ORDER[place - 1]);
    const row = rowOf(entry, files, imports);
    return isFirst ? [[`**${group}**`, '', '', '', ''], row] : [row];
  });
}

const isNumber = column => column > 0 && column < 4;

function tableOf(rows) {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map(row => row[column].length)));
  const lineOf = cells => `| ${cells.join(' | ')} |`;
  const padded = row =>
    row.map((cell, column) =>
      isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    );
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [headings, ...body] = rows;
  return [padded(headings), rule, ...body.map(padded)].map(lineOf).join('\n');
}

/** The folders of the order as a table; `files` are paths with their code, `graph` is who imports whom. */
export function folderMap(files, graph) {
  const placed = files.map(file => ({ ...file, entry: entryOf(file.path) }));
  // Tests have no place in the order, and do not count.
  const imports = graph
    .map(({ from, to }) => ({ from: entryOf(from), to: entryOf(to) }))
    .filter(({ from, to }) => from && to && from !== to);
  return tableOf([HEADINGS, ...rowsOf(placed, imports)]);
}

/** The same text with another map between the two comments. */
export function withMap(text, map) {
  const start = text.indexOf(FIRST);
  const end = text.indexOf(LAST);
  if (start < 0 || end < start) throw new Error(`ARCHITECTURE.md has no ${FIRST} … ${LAST}`);
  return `${text.slice(0, start + FIRST.length)}\n\n${map}\n\n${text.slice(end)}`;
}
