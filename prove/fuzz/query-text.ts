import type { JsonSchema } from '@bayan/platform/http/openapi-schema';
import fc from 'fast-check';
import { nastyKey, nastyText } from './nasty.ts';
import { validValue } from './valid-value.ts';

/** Names and values as a query is written. */
export const encode = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${percent(name)}=${percent(String(value))}`)
    .join('&');

/** Halves of pairs cannot be percent-encoded: they go as what encoders make of them. */
/** What stands for something of the fixtures stays as it is, to be filled in. */
const percent = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@');

const inCursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** Cursors that somebody made up, some of them almost right. */
const triedCursor = fc.oneof(
  nastyText.map(text => inCursor([text, '00000000-0000-4000-8000-000000000000'])),
  nastyText.map(text => inCursor(['2026-11-15T09:00:00.000Z', text])),
  fc.constantFrom(
    inCursor(['0001-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']),
    inCursor(['9999-12-31T23:59:59.999Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff']),
    inCursor(['0000-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']),
    inCursor(['2026-02-30T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']),
    inCursor([]),
    inCursor({}),
    inCursor(null),
    inCursor([['a'], { b: 1 }]),
    '=',
    '%',
  ),
  nastyText,
);

/** What stands behind the question mark, with the question mark where there is anything. */
export function triedQuery(schema: JsonSchema | null): fc.Arbitrary<{ how: string; query: string }> {
  const fields = schema?.properties ?? {};
  const valid =
    schema === null ? fc.constant({}) : (validValue(schema) as fc.Arbitrary<Record<string, unknown>>);
  const name = fc.constantFrom(...(Object.keys(fields).length === 0 ? ['x'] : Object.keys(fields)));
  const tried = (how: string, text: fc.Arbitrary<string>) =>
    text.map(query => ({ how, query: query === '' ? '' : `?${query}` }));
  return fc.oneof(
    { weight: 3, arbitrary: tried('right query', valid.map(encode)) },
    {
      weight: 3,
      arbitrary: tried(
        'odd value in query',
        fc.tuple(valid, name, nastyText).map(([query, key, value]) => encode({ ...query, [key]: value })),
      ),
    },
    {
      weight: 'cursor' in fields ? 3 : 0,
      arbitrary: tried(
        'odd cursor',
        triedCursor.map(cursor => encode({ cursor })),
      ),
    },
    {
      weight: 1,
      arbitrary: tried(
        'unknown name in query',
        fc.tuple(nastyKey, nastyText).map(([key, value]) => encode({ [key]: value })),
      ),
    },
    {
      weight: 1,
      arbitrary: tried(
        'the same name twice',
        fc
          .tuple(name, nastyText)
          .map(([key, value]) => `${encode({ [key]: 1 })}&${encode({ [key]: value })}`),
      ),
    },
    {
      weight: 1,
      arbitrary: tried(
        'faulty encoding in query',
        fc
          .tuple(
            name,
            fc.constantFrom('%', '%zz', '%00', '%c0%80', '%ff', '%u0041', '+', '%2525', '%ed%a0%80'),
          )
          .map(([key, value]) => `${key}=${value}`),
      ),
    },
    {
      weight: 1,
      arbitrary: tried(
        'a long query',
        fc.constantFrom(4_000, 12_000).map(length => `q=${'a'.repeat(length)}`),
      ),
    },
  );
}
