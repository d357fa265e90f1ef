import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';
import fc from 'fast-check';
import { type TriedBody, triedBody } from './body-case.ts';
import { type Case, type Persona, plainCase } from './case.ts';
import type { DescribedRoute } from './described-route.ts';
import { CALLERS, IDS, known, PARTS, VERSIONS } from './known-records.ts';
import { HEAVY_BODIES, inEveryField, LONG_TEXTS, nastyText, POISONS } from './nasty.ts';
import { encode, triedQuery } from './query-text.ts';
import { settled } from './settled.ts';
import { PDF } from './small-files.ts';
import { SMALL_PICTURE } from './small-picture.ts';
import { validValue } from './valid-value.ts';

const PERSONAS: readonly Persona[] = ['anonymous', 'student', 'tutor', 'admin'];

const BY_RANK = ['admin', 'tutor', 'student'] as const;

/** Whoever may call it, first of all. */
const callerOf = (route: DescribedRoute): Persona =>
  known(CALLERS, route) ?? BY_RANK.find(role => route.roles.includes(role)) ?? 'admin';

const versionFor = (route: DescribedRoute) => `"${known(VERSIONS, route) ?? 1}"`;

const headersFor = (route: DescribedRoute): [string, string][] => [
  ...(route.body ? [['Content-Type', 'application/json'] as [string, string]] : []),
  ...(route.needsVersion ? [['If-Match', versionFor(route)] as [string, string]] : []),
];

/** A method that leaves nothing for the others of its path has records of its own. */
const idsOf = (route: DescribedRoute) => known(IDS, route) ?? [];
/** A part of a file has a number beside the id of its upload, and a date is no id. */
const OTHER_PARTS = {
  number: '1',
  day: '2041-01-01',
  device: '@@elsewhere.deviceId@@',
  kind: 'recovery',
  check: 'identity',
  language: 'en',
};
const targetOf = (route: DescribedRoute, id: string) =>
  Object.entries({ ...OTHER_PARTS, ...known(PARTS, route) }).reduce(
    (target, [name, part]) => target.replace(`{${name}}`, part),
    route.path.replace('{id}', id),
  );
const idFor = (route: DescribedRoute) => idsOf(route)[0] ?? '00000000-0000-4000-8000-000000000000';

const rightBody = (route: DescribedRoute, seed: number) =>
  route.body && settled(route, fc.sample(validValue(route.body), { seed, numRuns: 1 })[0] as object);

/** Only what must be there: a valid request leaves out all else of a query. */
function neededQuery(route: DescribedRoute, seed: number): string {
  const { query } = route;
  const needed = query?.required ?? [];
  if (!query || needed.length === 0) return '';
  const [value] = fc.sample(validValue(query), { seed, numRuns: 1 }) as Record<string, unknown>[];
  return `?${encode(settled(route, Object.fromEntries(needed.map(name => [name, value?.[name]]))))}`;
}

const FILES: Readonly<Partial<Record<EndpointPath, string | Uint8Array>>> = {
  '/api/me/picture': SMALL_PICTURE,
  '/api/imports': 'Name,Email\nOmar,omar@fuzzed.example\n',
};
const fileFor = ({ path }: DescribedRoute) => FILES[path] ?? PDF;
const triedFile: fc.Arbitrary<TriedBody> = fc.oneof(
  fc
    .nat(SMALL_PICTURE.byteLength)
    .map(at => ({ how: 'part of a picture', body: SMALL_PICTURE.subarray(0, at) })),
  fc
    .constantFrom(PDF, '', 'PK\u0003\u0004', '%PDF', '<html>', 'Name,Email\n"=A1,\0;\t')
    .map(body => ({ how: 'a file', body })),
  fc.uint8Array({ maxLength: 2_000 }).map(body => ({ how: 'any bytes for a file', body })),
);

const caseWith = (route: DescribedRoute, how: string, body: Case['body']) =>
  plainCase({
    what: `${route.method} ${route.path}, ${how}`,
    as: callerOf(route),
    method: route.method,
    target: targetOf(route, idFor(route)),
    headers: headersFor(route),
    body,
    route,
  });

/** A request to each route that ought to succeed. */
export const earnestCases = (routes: readonly DescribedRoute[], seed: number): Case[] =>
  routes.map(route => {
    const body = rightBody(route, seed);
    const given = caseWith(route, 'valid', route.takesFile ? fileFor(route) : body && JSON.stringify(body));
    return { ...given, target: given.target + neededQuery(route, seed), isValid: true };
  });

/** The same with poison in one field, whichever field that is. */
export const poisonedCases = (routes: readonly DescribedRoute[], seed: number): Case[] =>
  routes.flatMap(route =>
    fieldsOf(route).flatMap((field, n) =>
      POISONS.map(poison =>
        caseWith(
          route,
          `poison in ${field.join('.')}`,
          JSON.stringify(withPoison(rightBody(route, seed + n) ?? {}, field, poison)),
        ),
      ),
    ),
  );

/** The fields of a body, and those of its parts. */
const fieldsOf = ({ body }: DescribedRoute): string[][] =>
  Object.entries(body?.properties ?? {}).flatMap(([name, { properties = {} }]) => [
    [name],
    ...Object.keys(properties).map(inner => [name, inner]),
  ]);

function withPoison(body: Record<string, unknown>, [name = '', inner]: string[], poison: unknown) {
  const part = (body[name] ?? {}) as object;
  return { ...body, [name]: inner === undefined ? poison : { ...part, [inner]: poison } };
}

/** Bodies that cost the most to read, and bodies with a text in every field that costs the most to check. */
export const heavyApiCases = (routes: readonly DescribedRoute[]): Case[] =>
  routes.flatMap(route => {
    if (route.body === null) return [];
    const fields = Object.keys(route.body.properties ?? {});
    const bodies = [...HEAVY_BODIES, ...LONG_TEXTS.map(text => inEveryField(text, fields))];
    return bodies.map(({ what, text }) => caseWith(route, what, text));
  });

const triedId = (route: DescribedRoute): fc.Arbitrary<string> => {
  const ids = idsOf(route);
  const odd = nastyText.map(
    text => encodeURIComponent(text.toWellFormed().slice(0, 200)).replaceAll('.', '%2e') || '%20',
  );
  return ids.length === 0
    ? odd
    : fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: odd },
      );
};

export function apiCase(routes: readonly DescribedRoute[]): fc.Arbitrary<Case> {
  return fc.oneof(...routes.map(caseOf));
}

function caseOf(route: DescribedRoute): fc.Arbitrary<Case> {
  const persona = fc.oneof(
    { weight: 4, arbitrary: fc.constant(callerOf(route)) },
    { weight: 1, arbitrary: fc.constantFrom(...PERSONAS) },
  );
  const body = route.takesFile ? triedFile : route.body ? triedBody(route.body) : fc.constant(null);
  return fc
    .tuple(persona, triedId(route), triedQuery(route.query), body)
    .map(([as, id, { how, query }, tried]) =>
      plainCase({
        what: `${route.method} ${route.path}, ${tried?.how ?? how}`,
        as,
        method: route.method,
        // A route without a query refuses any: it is asked with one now and then only.
        target: targetOf(route, id) + (route.query || (tried === null && query.length < 30) ? query : ''),
        headers: headersFor(route),
        body: tried?.body ?? null,
        route: route.path.includes('{id}') && !/^[@0-9a-f-]/.test(id) ? null : route,
      }),
    );
}
