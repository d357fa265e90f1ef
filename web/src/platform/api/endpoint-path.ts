export interface SentParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Method and address of a request line: its parameters filled in, and what the query leaves out left out. */
export function endpointPath(line: string, { params = {}, query = {} }: SentParts) {
  const [method = '', pattern = ''] = line.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return { method, path: search === '' ? path : `${path}?${search}` };
}
