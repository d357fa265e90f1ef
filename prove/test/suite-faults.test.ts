import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFault } from '#prove/planting.ts';
import { PLANTED_FAULTS } from '#prove/suite/planted-faults.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each(PLANTED_FAULTS)('$screen: $name: fits the code as it is', fault => {
  const text = readFileSync(join(ROOT, fault.file), 'utf8');
  expect(withFault(text, fault)).not.toBe(text);
});

test.each(PLANTED_FAULTS)('$screen: $name: is looked for by tests that are there', ({ noticedBy }) => {
  const files = noticedBy.files ?? [];
  expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every fault has a name of its own', () => {
  const names = PLANTED_FAULTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
