import { faultAt, type Guard } from './guard.ts';
import { nameOfRoute, routeSources, routesIn } from './route-guards.ts';
import { type Part, propertyOf, type Source, sourceOf, sourcesIn, textOf } from './source.ts';
import { MATRIX } from './tests.ts';

const EDITING = [...MATRIX, '-t', 'a change of what people edit'];

const refusesWith = (source: Source, part: Part, code: string) =>
  part.type === 'IfStatement' && textOf(source, part.consequent as Part).includes(`Refusal('${code}'`);

const neverMet = (source: Source, part: Part, what: string): Guard => {
  const condition = part.test as Part;
  const name = `${source.file.split('/').at(-1)}: ${what}`;
  return { kind: 'version', fault: faultAt({ ...source, ...condition }, 'false', name), tests: [EDITING] };
};

/** Where a change is held against the version that was read: the check, the demand for one, and its reader. */
export function versionGuards(): Guard[] {
  const checks = sourcesIn('server/src/features', () => true).flatMap(source =>
    source.parts
      .filter(part => refusesWith(source, part, 'conflict.stale'))
      .map(part => neverMet(source, part, textOf(source, part.test as Part))),
  );
  const demands = routeSources().flatMap(source =>
    routesIn(source).flatMap((route): Guard[] => {
      const input = propertyOf(route, 'input');
      const version = input && propertyOf(input, 'version');
      if (!version) return [];
      const place = { ...source, start: route.start, end: version.end };
      const without = `${source.code.slice(route.start, version.start)}undefined`;
      const name = `${nameOfRoute(source, route)}: If-Match`;
      return [{ kind: 'version', fault: faultAt(place, without, name), tests: [EDITING] }];
    }),
  );
  const input = sourceOf('server/src/http/input.ts');
  const reader = input.parts.filter(part => refusesWith(input, part, 'precondition.required'));
  return [...checks, ...demands, ...reader.map(part => neverMet(input, part, 'no If-Match'))];
}
