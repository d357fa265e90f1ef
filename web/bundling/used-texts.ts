import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fileOf = (source: string, name: string, from: string) => {
  const path = name.startsWith('#') ? join(source, name.slice(1)) : join(dirname(from), name);
  return /^[#.]/.test(name) && existsSync(path) ? path : null;
};

/** Every file of texts that a component names, here or in what it imports; not in what it loads later. */
export function textsUsedFrom(source: string, start: string): string[] {
  const files = new Set([start]);
  const used = new Set<string>();
  // What is added on the way is visited too.
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, names = ''] of code.matchAll(/useTranslation\(([^)]*)\)/g))
      for (const [, name = ''] of names.matchAll(/'([\w-]+)'/g)) used.add(name);
    for (const [, name = ''] of code.matchAll(/from\s*'([^']+\.tsx?)'/g)) {
      const needed = fileOf(source, name, file);
      if (needed) files.add(needed);
    }
  }
  return [...used];
}
