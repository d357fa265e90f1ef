import type { JsonSchema } from '@bayan/platform/http/openapi-schema';
import fc from 'fast-check';
import { nastyKey, nastyText, nastyValue } from './nasty.ts';
import { beyondValue, validValue } from './valid-value.ts';

/** A body and what was done to it. */
export interface TriedBody {
  readonly how: string;
  readonly body: string | Uint8Array;
}

const asText = (how: string, body: fc.Arbitrary<string>): fc.Arbitrary<TriedBody> =>
  body.map(text => ({ how, body: text }));

/** Bodies for a schema: right ones, and right ones with one thing wrong. */
export function triedBody(
  schema: JsonSchema,
  field: fc.Arbitrary<unknown> = validValue(schema),
): fc.Arbitrary<TriedBody> {
  const valid = field as fc.Arbitrary<Record<string, unknown>>;
  const names = Object.keys(schema.properties ?? {});
  const name = names.length === 0 ? fc.constant('x') : fc.constantFrom(...names);
  const beyond = names.flatMap(key =>
    beyondValue(schema.properties?.[key] ?? {}).map(value => ({ [key]: value })),
  );
  const write = JSON.stringify;
  return fc.oneof(
    { weight: 3, arbitrary: asText('right', valid.map(write)) },
    {
      weight: 6,
      arbitrary: asText(
        'one field odd',
        fc.tuple(valid, name, nastyValue).map(([body, key, value]) => write({ ...body, [key]: value })),
      ),
    },
    {
      weight: 2,
      arbitrary: asText(
        'one field out of bounds',
        fc
          .tuple(valid, fc.constantFrom(...(beyond.length === 0 ? [{}] : beyond)))
          .map(([body, over]) => write({ ...body, ...over })),
      ),
    },
    {
      weight: 1,
      arbitrary: asText(
        'one field missing',
        fc.tuple(valid, name).map(([body, key]) => write({ ...body, [key]: undefined })),
      ),
    },
    {
      weight: 2,
      arbitrary: asText(
        'one field more',
        fc.tuple(valid, nastyKey, nastyValue).map(([body, key, value]) => withField(write(body), key, value)),
      ),
    },
    {
      weight: 1,
      arbitrary: asText(
        'something else',
        nastyValue.map(value => write(value)),
      ),
    },
    { weight: 2, arbitrary: brokenText(valid.map(write)) },
  );
}

/** Written into the text: an object would take `__proto__` for something else. */
const withField = (text: string, key: string, value: unknown) =>
  `{${JSON.stringify(key)}:${JSON.stringify(value)}${text === '{}' ? '' : ','}${text.slice(1)}`;

/** JSON with something wrong in its letters or its bytes. */
function brokenText(valid: fc.Arbitrary<string>): fc.Arbitrary<TriedBody> {
  return fc.oneof(
    asText(
      'cut off',
      fc.tuple(valid, fc.nat(200)).map(([text, at]) => text.slice(0, at)),
    ),
    asText(
      'with something behind it',
      valid.map(text => `${text}}`),
    ),
    asText(
      'with a byte-order mark',
      valid.map(text => `\ufeff${text}`),
    ),
    asText(
      'twice the same field',
      valid.map(text => withField(text, 'status', 'x')),
    ),
    asText(
      'a number beyond all',
      fc.constantFrom('{"limit":1e999}', '{"duration":-1e999}', '{"weekday":NaN}'),
    ),
    asText(
      'half a pair',
      fc.constantFrom('{"notes":"\\ud83d"}', '{"\\udc00":1}', '{"email":"\\u0000@b.example"}'),
    ),
    asText('just text', nastyText),
    valid.map(text => ({ how: 'bytes that are not UTF-8', body: spoilt(text) })),
    fc.uint8Array({ maxLength: 60 }).map(body => ({ how: 'any bytes', body })),
  );
}

function spoilt(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const at = Math.floor(bytes.byteLength / 2);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xc0, 0x80, 0xff]), bytes.subarray(at)]);
}
