import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFault } from '#prove/planting.ts';
import { PLANTED_FAULTS } from '#prove/suite/planted-faults.ts';
import { isTitled, titlesIn } from '#prove/suite/test-titles.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each(PLANTED_FAULTS)('$screen: $name: fits the code as it is', fault => {
  const text = readFileSync(join(ROOT, fault.file), 'utf8');
  expect(withFault(text, fault)).not.toBe(text);
});

test.each(PLANTED_FAULTS)('$screen: $name: is looked for by tests that are there', ({ noticedBy }) => {
  const files = noticedBy.files ?? [];
  expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
});

const titledFaults = PLANTED_FAULTS.filter(
  // The sweep makes its titles from the list of screens.
  ({ noticedBy }) => 'title' in noticedBy && noticedBy.step !== 'sweep',
);
test.each(titledFaults)('$screen: $name: is looked for under a title that is there', ({ noticedBy }) => {
  const title = 'title' in noticedBy ? (noticedBy.title ?? '') : '';
  const titles = (noticedBy.files ?? []).flatMap(file => titlesIn(readFileSync(join(ROOT, file), 'utf8')));
  expect(isTitled(title, titles) ? null : title).toBeNull();
});

test('every fault has a name of its own', () => {
  const names = PLANTED_FAULTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
