import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST, LongestFirst } from '#scripts/testing/longest-first.mjs';

const root = join(import.meta.dirname, '../..');

test.each(LONGEST)('%s is there', file => {
  expect(existsSync(join(root, file))).toBe(true);
});

test('what takes longest begins first, each project by itself', async () => {
  const config = { isolate: false, sequence: { groupOrder: 0 } };
  const spec = (name, file) => ({ moduleId: join(root, file), project: { name, config } });
  const files = [
    spec('b', 'server/test/housekeeping.test.ts'),
    spec('a', 'server/test/housekeeping.test.ts'),
    spec('a', LONGEST[1]),
    spec('b', LONGEST[0]),
    spec('a', LONGEST[0]),
  ];
  const sequencer = new LongestFirst({ cache: { getTestSpecificationResult: () => ({ duration: 1 }) } });
  const sorted = await sequencer.sort(files);
  expect(sorted).toEqual([files[4], files[2], files[1], files[3], files[0]]);
});
