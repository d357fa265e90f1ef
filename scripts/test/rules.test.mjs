import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every rule of docs/product.md is written down once', () => {
  const text = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8');
  const rules = [...text.matchAll(/^- \*\*(R\d+)\*\*/gm)].map(([, rule]) => rule);
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
});

test('docs/decisions/README.md lists each decision once, by its number and its title', () => {
  const folder = new URL('../../docs/decisions/', import.meta.url);
  const listed = readFileSync(new URL('README.md', folder), 'utf8').match(/^- \[\d{4}\].*$/gm);
  const records = readdirSync(folder).filter(name => /^\d{4}-/.test(name));
  const written = records.sort().map(name => {
    const [, number, title] = /^# (\d{4}):? (.+)/.exec(readFileSync(new URL(name, folder), 'utf8'));
    return `- [${number}](${name}) ${title}`;
  });
  expect(listed).toEqual(written);
});
