import { describe, expect, test } from 'vitest';
import { endpointCount, folderMap, withMap } from '#scripts/checks/folder-map.mjs';
import { ORDER } from '#scripts/checks/layers.mjs';

const lines = count => Array.from({ length: count }, (_, line) => `let line${line};`).join('\n\n');
const file = (path, code = '') => ({ path, code });
const cellsOf = map =>
  map.split('\n').map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim()),
  );
const rowOf = (name, { files = [], graph = [] }) =>
  cellsOf(folderMap(files, graph)).find(([folder]) => folder === name);

const contract = `
import { defineContract } from '#contract/contract.ts';
/** 'GET /api/not-this-one': a comment. */
export const homeworkContract = defineContract('homework', {
  'GET /api/homework': { summary: 'As POST /api/homework', errors: [] },
  'POST /api/homework': { summary: 'Set', errors: [] },
  'DELETE /api/homework/{id}': { summary: 'Take back', errors: ['not-found'] },
});
`;

describe('the map of folders', () => {
  test('has every folder of the order once, below the layer it is in', () => {
    const [, , ...rows] = cellsOf(folderMap([], []));
    const names = rows.map(([name]) => name);
    expect(names.filter(name => !name.startsWith('**'))).toHaveLength(ORDER.length);
    expect(names[names.indexOf('**server/src/academy**') + 1]).toBe('audit');
    expect(names.indexOf('**server/src/people**')).toBeGreaterThan(names.indexOf('health'));
  });

  test('counts files by the folder that gives them their place', () => {
    const files = [
      file('server/src/app/app.ts'),
      file('server/src/app/cli/backup.ts'),
      file('server/src/app/wiring.ts'),
      file('server/test/harness.ts'),
    ];
    expect(rowOf('wiring.ts', { files })[1]).toBe('1');
    const rows = cellsOf(folderMap(files, []));
    expect(rows.filter(([name]) => name === 'directly in it').map(([, count]) => count)).toContain('2');
    expect(rows.reduce((sum, [, count]) => sum + (Number(count) || 0), 0)).toBe(3);
  });

  test.each([
    [3, '100'],
    [149, '100'],
    [150, '200'],
    [1234, '1200'],
  ])('writes %i lines of code as %s', (count, shown) => {
    expect(rowOf('fields', { files: [file('domain/src/fields/text.ts', lines(count))] })[2]).toBe(shown);
  });

  test('counts each other folder that imports one, and no test', () => {
    const graph = [
      { from: 'domain/src/sessions/a.ts', to: 'domain/src/fields/text.ts' },
      { from: 'domain/src/sessions/b.ts', to: 'domain/src/fields/text.ts' },
      { from: 'web/src/teaching/sessions/a.tsx', to: 'domain/src/fields/page.ts' },
      { from: 'domain/src/fields/page.ts', to: 'domain/src/fields/text.ts' },
      { from: 'domain/test/fields/text.test.ts', to: 'domain/src/fields/text.ts' },
      { from: 'domain/src/fields/text.ts', to: 'npm:zod' },
    ];
    expect(rowOf('fields', { graph })[3]).toBe('2');
  });

  test('names contracts with the number of their endpoints', () => {
    const files = [file('domain/src/homework/homework.contract.ts', contract)];
    expect(rowOf('homework', { files })[4]).toBe('homework.contract.ts (3)');
  });

  test('counts request lines that are keys, not what only looks like one', () => {
    expect(endpointCount('homework.contract.ts', contract)).toBe(3);
    expect(endpointCount('none.contract.ts', "export const fields = { 'a b': 1 };")).toBe(0);
    expect(() => endpointCount('broken.contract.ts', 'export const = {')).toThrow(/broken\.contract\.ts/);
  });

  test('stands between its two comments, and the rest of the page stays', () => {
    const page = '# Page\n\n<!-- map -->\nold\n<!-- /map -->\n\nEnd\n';
    expect(withMap(page, 'new')).toBe('# Page\n\n<!-- map -->\n\nnew\n\n<!-- /map -->\n\nEnd\n');
    expect(withMap(withMap(page, 'new'), 'new')).toBe(withMap(page, 'new'));
    expect(() => withMap('# Page\n', 'new')).toThrow(/<!-- map -->/);
  });
});
