import { expect, test } from 'vitest';
import { initialsOf } from '#ui/initials.ts';

test.each([
  ['Layla Hassan', 'LH'],
  ['eleanor jane whitmore', 'EW'],
  ['Layla Al-Harbi', 'LH'],
  ['Layla Al Harbi', 'LH'],
  ["Omar O'Neill", 'OO'],
  ['Dr. Noura Salem', 'NS'],
  ['Mrs Salem', 'S'],
  ['Faisal', 'F'],
  ['Alan Alba', 'AA'],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['ليلى الحربي', 'ل', 'ح'],
  ['عبد الله القحطاني', 'ع', 'ق'],
  ['د. نورة سالم', 'ن', 'س'],
])('the letters of %s stand apart', (name, first, last) => {
  expect(initialsOf(name)).toBe(`${first}\u00a0${last}`);
});

test.each(['', '   ', '—', '123'])('"%s" has no initials', name => {
  expect(initialsOf(name)).toBe('');
});
