import { expect, test } from 'vitest';
import type { Output } from '#bundling/chunk-graph.ts';
import { mergeSmall } from '#bundling/merge-small.ts';

/** A build of one file for each module, with its size and what it imports. */
function buildOf(modules: Readonly<Record<string, readonly [size: number, imports: readonly string[]]>>) {
  const output = Object.entries(modules).map(([id, [renderedLength, imports]]) => ({
    type: 'chunk',
    fileName: id,
    imports,
    dynamicImports: [],
    moduleIds: [id],
    modules: { [id]: { renderedLength } },
  })) as unknown as Output;
  const sets = new Map(Object.keys(modules).map(id => [id, new Set([id])]));
  const links = {
    imports: new Map(Object.entries(modules).map(([id, [, those]]) => [id, those])),
    loads: new Map(),
  };
  return mergeSmall(sets, output, links, () => true);
}

const together = (merged: ReturnType<typeof buildOf>) =>
  [...merged.values()].map(those => [...those].toSorted());

test('small files become one', () => {
  expect(together(buildOf({ badge: [300, []], stars: [900, []], queries: [35_000, []] }))).toEqual([
    ['queries'],
    ['badge', 'stars'],
  ]);
});

test('whoever needs one small file does not get what another one imports', () => {
  const merged = buildOf({
    'password-field': [1_300, []],
    'passkey-list': [500, ['queries']],
    queries: [35_000, []],
  });
  expect(together(merged)).toEqual([['queries'], ['password-field'], ['passkey-list']]);
});
