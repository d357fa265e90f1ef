import { ROLES } from '@bayan/domain/roles';
import { accessText, describedRoutes } from './described-routes.ts';
import { faultAt, type Guard } from './guard.ts';
import { MATRIX } from './tests.ts';

const roles = `[${ROLES.map(role => `'${role}'`).join(', ')}]`;

/** The next weaker kind of access; null where everybody is let in already. */
function weaker(access: string): string | null {
  if (access === `'anyone'`) return null;
  if (/^'(signed-in|before-second-factor)'$/.test(access)) return `'anyone'`;
  return ROLES.every(role => access.includes(`'${role}'`)) ? `'signed-in'` : roles;
}

export const routeGuards = (): Guard[] =>
  describedRoutes().flatMap(({ source, name, start, access }) => {
    const text = access && accessText(source, access);
    const replacement = text && weaker(text);
    if (!access || !replacement) return [];
    const before = source.code.slice(start, access.start);
    const fault = faultAt({ ...source, start, end: access.end }, before + replacement, `${name}: ${text}`);
    return [{ kind: 'route', fault, tests: [[...MATRIX, '-t', `${name} > as `]] }];
  });
