import { nameOf, type Part, propertyOf, type Source, sourceOf, sourcesIn, textOf } from './source.ts';

/** A route as the contract of its noun describes it. */
export interface DescribedRoute {
  readonly source: Source;
  /** `patch /api/settings`. */
  readonly name: string;
  /** From the beginning of the route, which has its name in it. */
  readonly start: number;
  readonly access: Part | undefined;
  /** The demand for an If-Match. */
  readonly version: Part | undefined;
}

const callsOf = ({ parts }: Source, name: string) =>
  parts.filter(part => part.type === 'CallExpression' && nameOf(part.callee) === name);

export const describedRoutes = (): DescribedRoute[] =>
  sourcesIn('domain/src', file => file.endsWith('.contract.ts')).flatMap(source =>
    callsOf(source, 'defineContract').flatMap(call => {
      const [, table] = call.arguments as Part[];
      return ((table?.properties ?? []) as Part[]).map(({ key, value, start }) => {
        const [method = '', path = ''] = String((key as Part).value).split(' ');
        const endpoint = value as Part;
        return {
          source,
          name: `${method.toLowerCase()} ${path}`,
          start,
          access: propertyOf(endpoint, 'access'),
          version: propertyOf(endpoint, 'version'),
        };
      });
    }),
  );

/** What the access says in the end: a name for it stands at the top of its file, or with the contract's own types. */
export function accessText(source: Source, access: Part): string {
  if (access.type !== 'Identifier') return textOf(source, access);
  const shared = sourceOf('domain/src/contract/contract.ts');
  for (const place of [source, shared]) {
    const named = place.parts.find(
      part => part.type === 'VariableDeclarator' && nameOf(part.id) === access.name && part.init,
    );
    if (named) return textOf(place, named.init as Part);
  }
  return String(access.name);
}
