import { describedRoutes } from './described-routes.ts';
import { faultAt, type Guard } from './guard.ts';
import { type Part, type Source, serverSources, sourceOf, textOf } from './source.ts';
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
  const checks = serverSources(() => true).flatMap(source =>
    source.parts
      .filter(part => refusesWith(source, part, 'conflict.stale'))
      .map(part => neverMet(source, part, textOf(source, part.test as Part))),
  );
  const demands = describedRoutes().flatMap(({ source, name, start, version }): Guard[] => {
    if (!version) return [];
    const place = { ...source, start, end: version.end };
    const without = `${source.code.slice(start, version.start)}undefined`;
    return [{ kind: 'version', fault: faultAt(place, without, `${name}: If-Match`), tests: [EDITING] }];
  });
  const input = sourceOf('packages/platform/src/http/input.ts');
  const reader = input.parts.filter(part => refusesWith(input, part, 'precondition.required'));
  return [...checks, ...demands, ...reader.map(part => neverMet(input, part, 'no If-Match'))];
}
