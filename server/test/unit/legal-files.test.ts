import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@bayan/domain/language/language';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEGAL_FOLDER, readLegalFiles } from '#academy/legal-texts/legal-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bayan-legal-'));
  cpSync(LEGAL_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (name: string, from: string | RegExp, to: string) => {
  const path = join(folder, name);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
};

describe('the files of the legal texts (R700)', () => {
  test('hold all three in both languages, with a version', () => {
    const files = readLegalFiles();
    expect(files.map(({ kind }) => kind)).toEqual(['privacy', 'privacy-children', 'terms']);
    for (const { version, bodies } of files) {
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const language of languages) expect(bodies[language]).toMatch(/^# /);
    }
  });

  test.each([
    ['ar/terms.md', 'version: ', 'version: 2'],
    ['ar/terms.md', /version: .*/, 'version: 2031-01-01'],
    ['en/privacy.md', 'material: yes', 'material: perhaps'],
    ['en/privacy.md', 'material: yes', 'material: no'],
    ['en/privacy.md', /^- \*\*Files\.\*\* .*\n/m, ''],
    ['ar/privacy-children.md', /^## .*/m, '### '],
  ])('are refused where a language differs from the other or cannot be read: %s, %s', (name, from, to) => {
    edit(name, from, to);
    expect(() => readLegalFiles(folder)).toThrow(/^legal text \w\w\/[\w-]+\.md /);
  });
});
