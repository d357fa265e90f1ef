import { ROLES } from '@bayan/domain/profiles/profile';
import { faultAt, type Guard } from './guard.ts';
import { nameOf, type Part, propertyOf, type Source, sourcesIn, textOf } from './source.ts';
import { MATRIX } from './tests.ts';

const EVERY_ROLE = `{ kind: 'members', roles: [${ROLES.map(role => `'${role}'`).join(', ')}] }`;
const SIGNED_IN = `{ kind: 'signed-in' }`;
const ANYONE = `{ kind: 'anyone' }`;

export const routeSources = () => sourcesIn('server/src', file => file.endsWith('.routes.ts'));

/** The objects that describe the routes of a file. */
export function routesIn({ parts }: Source): Part[] {
  const calls = parts.filter(part => part.type === 'CallExpression' && nameOf(part.callee) === 'defineRoute');
  return calls.map(call => (call.arguments as Part[])[0] as Part);
}

export function nameOfRoute(source: Source, route: Part): string {
  const [method, path] = ['method', 'path'].map(name => {
    const value = propertyOf(route, name);
    return value ? textOf(source, value).slice(1, -1) : '';
  });
  return `${method} ${path}`;
}

/** What the access says in the end: a name for it stands at the top of its file. */
function accessText(source: Source, access: Part): string {
  if (access.type !== 'Identifier') return textOf(source, access);
  const named = source.parts.find(
    part => part.type === 'VariableDeclarator' && nameOf(part.id) === access.name && part.init,
  );
  return named ? textOf(source, named.init as Part) : String(access.name);
}

/** The next weaker kind of access; null where everybody is let in already. */
function weaker(access: string): string | null {
  if (access === 'anyone') return null;
  if (access === 'signedIn') return ANYONE;
  return ROLES.every(role => access.includes(`'${role}'`)) ? SIGNED_IN : EVERY_ROLE;
}

export const routeGuards = (): Guard[] =>
  routeSources().flatMap(source =>
    routesIn(source).flatMap(route => {
      const access = propertyOf(route, 'access');
      const replacement = access && weaker(accessText(source, access));
      if (!access || !replacement) return [];
      const name = nameOfRoute(source, route);
      // From the beginning of the route, which has its name in it.
      const before = source.code.slice(route.start, access.start);
      const fault = faultAt(
        { ...source, start: route.start, end: access.end },
        before + replacement,
        `${name}: ${accessText(source, access)}`,
      );
      return [{ kind: 'route', fault, tests: [[...MATRIX, '-t', `${name} > as `]] }];
    }),
  );
