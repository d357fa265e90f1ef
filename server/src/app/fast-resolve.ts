import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { join } from 'node:path';

// Beside the packages, and so no more open to others than the code itself is. A folder that cannot be written to makes
// the start slower and nothing else. `npm start` names the same one in the environment, which reaches this file too.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compile'));

const PACKAGE = 'drizzle-orm';
const INSIDE = `/node_modules/${PACKAGE}/`;
const found = new Map<string, ResolveFnOutput>();

const OWN_PACKAGES = [
  'domain',
  'packages/platform',
  'packages/embedded-postgres',
  'packages/auth',
  'server',
].map(folder => ({
  name: `@bayan/${folder.replace('packages/', '')}/`,
  url: new URL(`../../../${folder}/`, import.meta.url).href,
}));

/**
 * Where an import of our own leads, as `imports` and `exports` in package.json say: Node would match every pattern of them
 * again for every import, and there are more than a thousand.
 */
function ownModule(specifier: string, parentURL: string): string | undefined {
  if (specifier.startsWith('#')) {
    const own = OWN_PACKAGES.find(({ url }) => parentURL.startsWith(url));
    return own && specifier.endsWith('.ts') ? `${own.url}src/${specifier.slice(1)}` : undefined;
  }
  const named = OWN_PACKAGES.find(({ name }) => specifier.startsWith(name));
  return named && `${named.url}src/${specifier.slice(named.name.length)}.ts`;
}

// For every import inside a package Node reads the package's whole description to learn that it is a module. This one
// describes itself in 180 KB and has 420 such imports: a third of the time that a start takes.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (parentURL?.includes(INSIDE)) {
      if (!specifier.startsWith('.')) return nextResolve(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    const url = parentURL && ownModule(specifier, parentURL);
    if (url) return { url, format: 'module-typescript', shortCircuit: true };
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return nextResolve(specifier, context);
    const known = found.get(specifier) ?? nextResolve(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
