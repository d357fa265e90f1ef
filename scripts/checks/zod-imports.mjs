const ZOD = 'npm:zod';
/** They check what is in a form before it is sent, and come after its page. */
const CHECK_FORMS = [
  'web/src/people/applications/check-answers.ts',
  'web/src/views/settings/check-settings.ts',
];
const IN_BROWSER = /^web\/(src|worker)\//;
const SCHEMAS = /^domain\/src\/(fields\/|.+\.contract\.ts$)/;

const values = graph => graph.filter(({ isType }) => !isType);

/** Files of the domain that import zod, though they are neither a contract nor a field. */
const strayZodImports = graph =>
  values(graph)
    .filter(({ from, to }) => to === ZOD && from.startsWith('domain/src/') && !SCHEMAS.test(from))
    .map(({ from }) => from);

/** By which imports the web brings zod into the browser: one trail for each file of the web that does. */
function trailsToZod(graph) {
  const importers = Map.groupBy(values(graph), ({ to }) => to);
  const trails = [];
  const known = new Set(CHECK_FORMS);
  const follow = trail => {
    for (const { from } of importers.get(trail[0]) ?? []) {
      if (known.has(from)) continue;
      known.add(from);
      if (IN_BROWSER.test(from)) trails.push([from, ...trail]);
      else follow([from, ...trail]);
    }
  };
  follow([ZOD]);
  return trails;
}

/** Schemas have their places in the domain, and browsers do without them: a page needs only what they allow. */
export const zodFindings = graph => [
  ...strayZodImports(graph).map(path => `${path} imports zod: only fields and *.contract.ts may`),
  ...trailsToZod(graph).map(trail => `zod comes into the browser: ${trail.join(' -> ')}`),
];
