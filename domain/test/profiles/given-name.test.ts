import { expect, test } from 'vitest';
import { givenNameOf } from '../../src/profiles/given-name.ts';

test.each([
  ['Omar Al-Harbi', 'Omar'],
  ['Layan', 'Layan'],
  ['  Sara   bint Khalid Al Saud ', 'Sara'],
  ['عمر الحربي', 'عمر'],
  ['عبد الله العتيبي', 'عبد الله'],
  ['عبدالرحمن القحطاني', 'عبدالرحمن'],
  ['Abdul Rahman Al-Qahtani', 'Abdul Rahman'],
  ['Abd al Rahman Qahtani', 'Abd al Rahman'],
  ['Al-Harbi, Omar', 'Omar'],
  ['عبد', 'عبد'],
])('%s is called %s', (name, called) => {
  expect(givenNameOf(name)).toBe(called);
});
