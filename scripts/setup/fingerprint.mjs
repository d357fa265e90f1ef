import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from './root.mjs';

/** Every file below a folder of the project, as paths from its root, in a stable order. */
export function filesBelow(folder, isSkipped) {
  const entries = readdirSync(inProject(folder), { withFileTypes: true });
  return entries
    .filter(entry => !isSkipped(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, isSkipped) : entry.isFile() ? [path] : [];
    });
}

/** By content, not by time: a checkout or a copy changes every time stamp and nothing else. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0');
  return hash.digest('hex');
}

/** Remembers for which inputs a piece of work was finished. */
export function stampAt(...parts) {
  const file = inProject(...parts);
  return {
    matches(value) {
      try {
        return readFileSync(file, 'utf8') === value;
      } catch {
        return false;
      }
    },
    clear: () => rmSync(file, { force: true }),
    write(value) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, value);
    },
  };
}
