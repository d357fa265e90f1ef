import { ROLES } from '@bayan/domain/roles';
import { accessText, type DescribedRoute, describedRoutes } from './described-routes.ts';
import { faultAt, type Guard } from './guard.ts';
import { MATRIX } from './tests.ts';

const roles = `[${ROLES.map(role => `'${role}'`).join(', ')}]`;
/** How the kinds of access are written beside a handler, and in a contract. */
const BESIDE_HANDLER = {
  everyRole: `{ kind: 'members', roles: ${roles} }`,
  signedIn: `{ kind: 'signed-in' }`,
  anyone: `{ kind: 'anyone' }`,
};
const IN_CONTRACT = { everyRole: roles, signedIn: `'signed-in'`, anyone: `'anyone'` };

/** The next weaker kind of access; null where everybody is let in already. */
function weaker({ isInContract }: DescribedRoute, access: string): string | null {
  const written = isInContract ? IN_CONTRACT : BESIDE_HANDLER;
  if (access === 'anyone' || access === `'anyone'`) return null;
  if (/^(signedIn|beforeSecondFactor|'signed-in'|'before-second-factor')$/.test(access))
    return written.anyone;
  return ROLES.every(role => access.includes(`'${role}'`)) ? written.signedIn : written.everyRole;
}

export const routeGuards = (): Guard[] =>
  describedRoutes().flatMap(route => {
    const { source, name, start, access } = route;
    const text = access && accessText(source, access);
    const replacement = text && weaker(route, text);
    if (!access || !replacement) return [];
    const before = source.code.slice(start, access.start);
    const fault = faultAt({ ...source, start, end: access.end }, before + replacement, `${name}: ${text}`);
    return [{ kind: 'route', fault, tests: [[...MATRIX, '-t', `${name} > as `]] }];
  });
