import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import texts from '#locales/en/audit.json';
import { AUDIT_NOUNS } from '#people/audit/use-noun-name.ts';

const SERVER = join(import.meta.dirname, '../../../server/src');

/** What follows a name in an object, up to the next comma: one word, or the choice between two. */
const wordsAfter = (name: string, source: string): string[] =>
  [...source.matchAll(new RegExp(`\\b${name}: ([^,;]*)`, 'g'))].flatMap(([, value = '']) =>
    [...value.matchAll(/'([^']+)'/g)].map(([, word = '']) => word),
  );

const sources = globSync('**/*.ts', { cwd: SERVER }).map(file => readFileSync(join(SERVER, file), 'utf8'));

/** The files that leave lines in the audit log, or prepare them. */
const recording = sources.filter(source => /\brecord[A-Z]\w+|\bauditLog\b|audit_log/.test(source));

test('every kind of record in the audit log has a name, and can be chosen', () => {
  const nouns = new Set(recording.flatMap(source => wordsAfter('noun', source)));
  expect(nouns).toContain('imports');
  expect([...nouns].filter(noun => !AUDIT_NOUNS.some(each => each === noun))).toEqual([]);
  expect(Object.keys(texts.nouns)).toEqual([...AUDIT_NOUNS]);
});

test('every action in the audit log has a word', () => {
  // In any file: one may leave the recording to another.
  const verbs = sources
    .flatMap(source => wordsAfter('action', source))
    .filter(action => /^[a-z-]+\.[a-z-]+$/.test(action))
    .map(action => action.slice(action.indexOf('.') + 1));
  expect(verbs).toEqual(expect.arrayContaining(['consultation-moved', 'day-skipped']));
  expect([...new Set(verbs)].filter(verb => !(verb in texts.verbs))).toEqual([]);
});
