import { COLUMNS_OF, columnName } from '@bayan/domain/imports/import-columns';
import { readHeader } from '@bayan/domain/imports/import-header';
import { IMPORT_KINDS } from '@bayan/domain/imports/import-kinds';
import { importTemplate } from '@bayan/domain/imports/import-template';
import { languages } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';

describe('the first row of a file (R990)', () => {
  test.each(IMPORT_KINDS.flatMap(kind => languages.map(language => [kind, language] as const)))(
    'the template of %s in %s is read without a fault',
    (kind, language) => {
      const cells = importTemplate(kind, language).replace('\ufeff', '').trim().split(',');
      expect(readHeader(kind, cells)).toEqual({ columns: COLUMNS_OF[kind], faults: [] });
    },
  );

  test('names are known in any case and either language, with blanks and vowel marks or without', () => {
    const cells = [' NAME ', 'parent_email', 'البريد الإلكتروني', 'أهداف التعلم'];
    expect(readHeader('students', cells)).toEqual({
      columns: ['name', 'parentEmail', 'email', 'learningGoals'],
      faults: [],
    });
  });

  test('no two columns of a kind have the same name', () => {
    for (const kind of IMPORT_KINDS) {
      const names = COLUMNS_OF[kind].flatMap(column =>
        languages.map(language => columnName(column, language)),
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('a missing, an unknown and a repeated column are each named', () => {
    expect(readHeader('students', ['Name', 'name', 'Shoe size', '']).faults).toEqual([
      { column: 'name', problem: 'column-twice', value: 'name' },
      { column: null, problem: 'column-unknown', value: 'Shoe size' },
      { column: 'email', problem: 'column-missing', value: 'Email' },
    ]);
  });
});
