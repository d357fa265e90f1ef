import type { Route } from './route.ts';

export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export interface RouteTable {
  /** By method and path as they came; HEAD asks for what GET would answer. */
  find(method: string, path: string): FoundRoute | null;
}

const NO_PARAMS = {};
const parameterIn = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

/**
 * Which route a request is for: one look-up where the path is fixed, a few comparisons where it has parameters. Fixed
 * paths go first, so that /api/sessions/export is not taken for an id.
 */
export function createRouteTable(routes: readonly Route[]): RouteTable {
  refuseDoubled(routes);
  const fixed = new Map<string, Map<string, FoundRoute>>();
  const shaped = new Map<string, { route: Route; segments: readonly string[] }[]>();
  for (const route of routes) {
    const method = route.method.toUpperCase();
    const segments = route.path.split('/');
    if (!segments.some(parameterIn)) {
      const paths = fixed.get(method) ?? new Map<string, FoundRoute>();
      fixed.set(method, paths.set(route.path, { route, params: NO_PARAMS }));
      continue;
    }
    const shape = `${method} ${segments.length}`;
    shaped.set(shape, [...(shaped.get(shape) ?? []), { route, segments }]);
  }
  return {
    find(given, path) {
      const method = given === 'HEAD' ? 'GET' : given;
      const found = fixed.get(method)?.get(path);
      if (found) return found;
      const segments = path.split('/');
      for (const { route, segments: wanted } of shaped.get(`${method} ${segments.length}`) ?? []) {
        const params = paramsOf(wanted, segments);
        if (params) return { route, params };
      }
      return null;
    },
  };
}

/** The second one would never be reached. */
function refuseDoubled(routes: readonly Route[]): void {
  const nouns = new Map<string, string>();
  for (const { method, path, noun } of routes) {
    const line = `${method.toUpperCase()} ${path}`;
    const other = nouns.get(line);
    if (other !== undefined) throw new Error(`${line} is in the contracts ‘${other}’ and ‘${noun}’`);
    nouns.set(line, noun);
  }
}

function paramsOf(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    const name = parameterIn(segment);
    if (name === undefined ? segment !== value : value === '') return null;
    if (name !== undefined) params[name] = value;
  }
  return params;
}

/** Between the host and the query, with what was escaped written out. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start < 0) return '/';
  const end = url.slice(start).search(/[?#]/);
  const path = end < 0 ? url.slice(start) : url.slice(start, start + end);
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
