import { expect, test } from 'vitest';
import { byFirstName, firstNameIn } from '#profiles/person-name.ts';

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
  ['Omar Al-Harbi,', 'Omar'],
  ['عمر الحربي ، ', 'عمر'],
  ['Al-Harbi, Omar, ', 'Omar'],
  ['عبد', 'عبد'],
  ['Dr. Abdul Rahman Al-Qahtani', 'Abdul Rahman'],
  ['د. سارة العتيبي', 'سارة'],
  ['Mrs', 'Mrs'],
])('%s is called %s', (name, called) => {
  expect(firstNameIn(name)).toBe(called);
});

test('a person by the first name alone has it in either script', () => {
  const omar = { id: 'omar', name: 'Omar Al-Harbi', nameAr: 'عمر الحربي' };
  expect(byFirstName(omar)).toEqual({ id: 'omar', name: 'Omar', nameAr: 'عمر' });
  expect(byFirstName({ ...omar, nameAr: null })).toEqual({ id: 'omar', name: 'Omar', nameAr: null });
});
