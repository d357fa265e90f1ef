/** Everything is put together here, so that whoever looks through them finds that everything touches everything. */
const HUBS =
  /^(server\/src\/(app\/(app|start-server)|main)\.ts|server\/test\/harness\.ts|web\/src\/(app\/|entry-).*)$/;

const NOUN =
  /^(?:server\/src\/(?:academy|people|teaching|views)|domain\/src|packages(?=\/auth\/))\/([\w-]+)\//;
const SERVER_WIDE =
  /^(packages\/(?!auth\/)|server\/(src\/(?!academy\/|people\/|teaching\/|views\/)|migrations\/|test\/[\w-]+\.ts$|locales\/))/;
const PAGE = /^web\/src\/pages\/(.+)\.tsx$/;
const BUILD_WIDE =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig(\.base)?\.json|web\/(vite\.config|build)\.ts|web\/src\/ui\/styles\.css)$/;

/** The files that import one of these, near or far, and these themselves. */
export function importersOf(files, graph) {
  const importers = Map.groupBy(graph, ({ to }) => to);
  const reached = new Set(files);
  const open = [...reached];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (HUBS.test(file)) continue;
    for (const { from } of importers.get(file) ?? []) {
      if (reached.has(from)) continue;
      reached.add(from);
      open.push(from);
    }
  }
  return reached;
}

/** The address of a page's file: CONTRIBUTING has its path be its URL, those around signing in without their folder. */
const addressOf = page => `/${page.replace(/^sign-in\//, '').replace(/\/[\w]+-dashboard$/, '')}`;

const isUnit = path =>
  /^(domain|packages\/[\w-]+|bench|prove|scripts)\/test\/|^server\/test\/unit\/|^web\/test\/(?!components\/)/.test(
    path,
  );
const isTest = path => /\.test\.(ts|tsx|mjs)$/.test(path);

/**
 * Which tests a change can touch. `all` for a kind means that no smaller choice is safe. What only meets in the running
 * product is chosen by noun and by address, so that the whole run has the last word.
 *
 * @param journeys the text of every browser test by its path
 */
export function affectedTests(changed, { graph, tests, journeys }) {
  if (changed.some(path => BUILD_WIDE.test(path))) {
    return { unit: 'all', component: 'all', api: 'all', journeys: 'all', pages: 'all' };
  }
  const reached = importersOf(changed, graph);
  const direct = tests.filter(path => reached.has(path));
  const nouns = new Set(changed.flatMap(path => NOUN.exec(path)?.[1] ?? []));
  const ofNoun = path => nouns.has(/^server\/test\/([\w-]+)\//.exec(path)?.[1]);
  const isAccess = path => nouns.size > 0 && path.startsWith('server/test/access/');
  const isApi = path => path.startsWith('server/test/') && !isUnit(path);

  const pages = [...reached].flatMap(path => PAGE.exec(path)?.[1] ?? []).map(addressOf);
  const visits = text =>
    pages.some(page => new RegExp(`['"\`]${page}['"\`?/]`).test(text)) ||
    [...nouns].some(noun => text.includes(`/api/${noun}`));
  return {
    unit: direct.filter(isUnit),
    component: direct.filter(path => path.startsWith('web/test/components/')),
    api: changed.some(path => SERVER_WIDE.test(path))
      ? 'all'
      : tests.filter(path => isApi(path) && (reached.has(path) || ofNoun(path) || isAccess(path))),
    journeys: Object.entries(journeys)
      .filter(([path, text]) => reached.has(path) || visits(text))
      .map(([path]) => path),
    pages,
  };
}

export const testFiles = files => files.filter(isTest);
