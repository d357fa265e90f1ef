import { expect, test } from 'vitest';
import { APPLICATION_LIMITS } from '#applications/applications.limits.ts';
import { goalEntries } from '#applications/goals.ts';
import { PROFILE_LIMITS } from '#profiles/profiles.limits.ts';

test('each line of a family’s goals is a learning goal (R828)', () => {
  expect(goalEntries('To speak with confidence.\n\n  The Flyers exam in June ')).toEqual([
    'To speak with confidence.',
    'The Flyers exam in June',
  ]);
});

test.each([
  ['one long paragraph', 'word '.repeat(400).trim()],
  ['a word without end', 'w'.repeat(APPLICATION_LIMITS.goals)],
  ['more lines than a profile has entries', 'a goal\n'.repeat(200).trim()],
])('%s fits into a profile, and no word of it is lost (R828)', (_, goals) => {
  const entries = goalEntries(goals);
  expect(entries.length).toBeLessThanOrEqual(PROFILE_LIMITS.entries);
  expect(Math.max(...entries.map(entry => entry.length))).toBeLessThanOrEqual(PROFILE_LIMITS.entry);
  expect(entries.join('').replaceAll(' ', '')).toBe(goals.replaceAll(/\s/g, ''));
});

test('a line without a space is not cut inside a character (R294, R828)', () => {
  const [first, second] = goalEntries(`a${'🦉'.repeat(PROFILE_LIMITS.entry / 2)}`);
  expect(first).toBe(`a${'🦉'.repeat(PROFILE_LIMITS.entry / 2 - 1)}`);
  expect(second).toBe('🦉');
});
