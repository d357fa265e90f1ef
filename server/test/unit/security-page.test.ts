import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/security.md');
const rows = [...page.matchAll(/^\| (\d+)\.(\d+)\.(\d+) +\| (.+) \|$/gm)];

test('every requirement stands there once, in the order of the standard', () => {
  const places = rows.map(([, chapter, section, number]) =>
    [chapter, section, number].reduce((place, part) => place * 100 + Number(part), 0),
  );
  expect(places.length).toBeGreaterThan(200);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

test('what is named as shown by is there', () => {
  const named = rows.flatMap(([, , , , cells = '']) => [...cells.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)]);
  const missing = named.map(([, path = '']) => path).filter(path => !existsSync(join(ROOT, path)));
  expect(named.length).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});

test('every rule it names is one', () => {
  const rules = read('docs/product.md');
  const named = [...page.matchAll(/\bR\d+/g)].map(([rule]) => rule);
  expect(named.filter(rule => !rules.includes(`**${rule}**`))).toEqual([]);
});
