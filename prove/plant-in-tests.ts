import { relative, sep } from 'node:path';
import { faulty, plantedHere } from './planting.ts';

interface Caching {
  /** Told of every file whether, and as what, its compiled text may be kept for the next run. */
  defineCacheKeyGenerator(keyOf: (file: { id: string }) => string | false | undefined): void;
}

/** The same for the test runner, which loads our files in a way of its own and keeps what it made of them. */
export function plantInTests(root: string) {
  const planted = plantedHere(process.env);
  const fileOf = (id: string) => relative(root, id.replace(/\?.*$/, '')).replaceAll(sep, '/');
  const isFaulty = (id: string) => planted.faults.some(({ file }) => file === fileOf(id));
  return {
    name: 'planted faults',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => faulty(fileOf(id), code, planted),
    configureVitest: ({ defineCacheKeyGenerator }: Caching) =>
      defineCacheKeyGenerator(({ id }) => (isFaulty(id) ? false : undefined)),
  };
}
