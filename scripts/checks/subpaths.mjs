import { dirname, join } from 'node:path';
import { readProjectFile } from './source-files.mjs';

const { workspaces } = JSON.parse(readProjectFile('package.json'));
const described = new Map(
  ['.', ...workspaces].map(folder => [folder, JSON.parse(readProjectFile(join(folder, 'package.json')))]),
);

/** The package that a file belongs to: the nearest one above it. */
function packageOf(path) {
  const folder = dirname(path);
  return folder === '.' || described.has(folder) ? folder : packageOf(folder);
}

/** Of several patterns the longest counts, as Node has it. */
function matched(patterns, subpath) {
  const fits = Object.keys(patterns)
    .filter(pattern => subpath.startsWith(pattern.split('*')[0]))
    .sort((a, b) => b.length - a.length);
  const [pattern] = fits;
  if (pattern === undefined) return undefined;
  const [before, after] = pattern.split('*');
  if (after === undefined) return subpath === pattern ? patterns[pattern] : undefined;
  return patterns[pattern].replace('*', subpath.slice(before.length));
}

/** Where `#folder/file.ts` leads, by the `imports` of the package that it is written in. */
export function subpathImport(specifier, from) {
  const folder = packageOf(from);
  const target = matched(described.get(folder).imports ?? {}, specifier);
  return target && join(folder, target);
}

/** Where `@bayan/domain/errors` leads, by the `exports` of the package that it names. */
export function packageImport(specifier) {
  const [scope, name, ...rest] = specifier.split('/');
  const [folder, { exports = {} } = {}] =
    [...described].find(([, { name: own }]) => own === `${scope}/${name}`) ?? [];
  const target = matched(exports, ['.', ...rest].join('/'));
  return target && join(folder, target);
}
