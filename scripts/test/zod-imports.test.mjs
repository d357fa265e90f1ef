import { expect, test } from 'vitest';
import { zodFindings } from '#scripts/checks/zod-imports.mjs';

const edge = (from, to, isType = false) => ({ from, to, isType });
const CHECKED = 'web/src/people/applications/check-answers.ts';

test('a plain file of the domain imports no zod; a contract, a field and a type may', () => {
  const graph = [
    edge('domain/src/homework/homework.contract.ts', 'npm:zod'),
    edge('domain/src/fields/text.ts', 'npm:zod'),
    edge('domain/src/contract/contract.ts', 'npm:zod', true),
    edge('domain/src/homework/due-date.ts', 'npm:zod'),
  ];
  expect(zodFindings(graph)).toEqual([
    'domain/src/homework/due-date.ts imports zod: only fields and *.contract.ts may',
  ]);
});

test('the web reaches zod by no way but the files that check forms, however long the way is', () => {
  const graph = [
    edge('domain/src/fields/text.ts', 'npm:zod'),
    edge('domain/src/homework/homework.contract.ts', 'domain/src/fields/text.ts'),
    edge('domain/src/homework/due-date.ts', 'domain/src/homework/homework.contract.ts'),
    edge('web/src/teaching/homework/due.tsx', 'domain/src/homework/due-date.ts'),
    edge('web/src/pages/homework.tsx', 'web/src/teaching/homework/due.tsx'),
    edge('web/src/teaching/homework/types-only.ts', 'domain/src/homework/homework.contract.ts', true),
    edge(CHECKED, 'domain/src/homework/homework.contract.ts'),
    edge('web/src/people/applications/lazy-form-parts.ts', CHECKED),
  ];
  expect(zodFindings(graph)).toEqual([
    'zod comes into the browser: web/src/teaching/homework/due.tsx -> domain/src/homework/due-date.ts -> ' +
      'domain/src/homework/homework.contract.ts -> domain/src/fields/text.ts -> npm:zod',
  ]);
});
