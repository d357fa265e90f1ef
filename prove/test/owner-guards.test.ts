import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownerGuards } from '#prove/access/owner-guards.ts';
import { sourceOf } from '#prove/access/source.ts';

const OWNERSHIP = join(import.meta.dirname, '../../server/test/access/ownership.test.ts');

/** What others are made of, and tried with: pages of sessions, cards of students, the factors of several people. */
const TRIED_WITHIN_OTHERS = new Set(['selectSessions', 'inForce', 'factorsOfAll']);

/** Those that other files can call. */
const exported = ownerGuards()
  .map(({ fault: { name, file } }) => ({ name: name.split(':')[0] ?? '', file }))
  .filter(({ name, file }) =>
    new RegExp(`export (async function|function|const) ${name}\\b`).test(sourceOf(file).code),
  );

// The proof of access removes every condition in turn, which takes too long for each run.
test('every statement that asks whose a record is, is asked by a stranger in the test of ownership', () => {
  const asked = readFileSync(OWNERSHIP, 'utf8');
  const forgotten = exported
    .filter(({ name }) => !TRIED_WITHIN_OTHERS.has(name))
    .filter(({ name }) => !new RegExp(`\\b${name}\\(`).test(asked));
  expect(exported.length).toBeGreaterThan(40);
  expect(forgotten).toEqual([]);
});
