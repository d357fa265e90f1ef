import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { inProject } from '../setup/root.mjs';
import { projectFiles, readProjectFile } from './source-files.mjs';

const FOLDERS = ['domain', 'server', 'web', 'e2e', 'bench', 'prove', 'scripts'];
const OWN_PACKAGE = /^@bayan\/(\w+)(?:\/(.*))?$/;

/** A path from the project's root, or `npm:` or `node:` and a name for what comes from elsewhere. */
function targetOf(specifier, from) {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return join(dirname(from), plain);
  if (isBuiltin(plain)) return `node:${plain.replace(/^node:/, '')}`;
  const [, room, path] = OWN_PACKAGE.exec(plain) ?? [];
  if (room) return path ? `${room}/src/${path}.ts` : `${room}/`;
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
