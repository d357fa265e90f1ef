import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { texts as admin } from '#pages/admin-dashboard/pages.ts';
import { texts as student } from '#pages/student-dashboard/pages.ts';
import { texts as tutor } from '#pages/tutor-dashboard/pages.ts';

const SOURCE = join(import.meta.dirname, '../src');

const fileOf = (name: string, from: string) => {
  const path = name.startsWith('#') ? join(SOURCE, name.slice(1)) : join(dirname(from), name);
  return /^[#.]/.test(name) && existsSync(path) ? path : null;
};

/** Every file of texts that a component names, here or in what it imports. */
function textsUsedFrom(start: string): string[] {
  const files = new Set([start]);
  const used = new Set<string>();
  // What is added on the way is visited too.
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, names = ''] of code.matchAll(/useTranslation\(([^)]*)\)/g))
      for (const [, name = ''] of names.matchAll(/'([\w-]+)'/g)) used.add(name);
    for (const [, name = ''] of code.matchAll(/(?:from|import\()\s*'([^']+\.tsx?)'/g)) {
      const needed = fileOf(name, file);
      if (needed) files.add(needed);
    }
  }
  used.delete('translation');
  return [...used].sort();
}

test.each(Object.entries({ admin, student, tutor }))(
  'the %s’s area loads the texts of all its pages ahead (R669)',
  (role, texts) => {
    const used = textsUsedFrom(join(SOURCE, `pages/${role}-dashboard/${role}-dashboard.tsx`));
    expect([...texts].sort()).toEqual(used);
  },
);
