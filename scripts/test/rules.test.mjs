import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every rule of docs/product.md is written down once', () => {
  const text = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8');
  const rules = [...text.matchAll(/^- \*\*(R\d+)\*\*/gm)].map(([, rule]) => rule);
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
});
