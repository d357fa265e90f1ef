import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { inProject } from '#scripts/setup/root.mjs';
import { projectFiles, readProjectFile } from './source-files.mjs';
import { packageImport, subpathImport } from './subpaths.mjs';

const FOLDERS = ['domain', 'packages', 'server', 'web', 'e2e', 'bench', 'prove', 'scripts'];
/** A path that exists nowhere, so that the import is said to be missing. */
const NOWHERE = 'no such subpath';

/** A path from the project's root, or `npm:` or `node:` and a name for what comes from elsewhere. */
function targetOf(specifier, from) {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return join(dirname(from), plain);
  if (isBuiltin(plain)) return `node:${plain.replace(/^node:/, '')}`;
  if (plain.startsWith('#')) return subpathImport(plain, from) ?? NOWHERE;
  if (plain.startsWith('@bayan/')) return packageImport(plain) ?? NOWHERE;
  return `npm:${plain.split('/', plain.startsWith('@') ? 2 : 1).join('/')}`;
}

const isTypeOnly = ({ entries }) => entries.length > 0 && entries.every(entry => entry.isType);

/** Only a fixed text can be followed: `import(name)` names nothing. */
const literalOf = (code, { start, end }) => /^(['"`])([^$]*)\1$/.exec(code.slice(start, end))?.[2];

function importsOf(path) {
  const code = readProjectFile(path);
  const { module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const specifier = literalOf(code, moduleRequest);
    return specifier === undefined ? [] : [{ specifier, isType: false }];
  });
  const fixed = module.staticImports.map(found => ({
    specifier: found.moduleRequest.value,
    isType: isTypeOnly(found),
  }));
  return [...fixed, ...reExports, ...dynamic].map(({ specifier, isType }) => {
    const to = targetOf(specifier, path);
    return {
      from: path,
      to,
      specifier,
      isType,
      isMissing: !/^(npm|node):/.test(to) && !existsSync(inProject(to)),
    };
  });
}

export const importGraph = () =>
  FOLDERS.flatMap(projectFiles)
    .filter(path => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap(importsOf);
