import { type JsonSchema, nameIn } from '@bayan/platform/http/openapi-schema';

/** What is wrong with a value by a schema: the part of JSON Schema that our answers are described in. */
export function misfits(
  value: unknown,
  schema: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
  at = 'answer',
): string[] {
  if (schema.$ref) return misfits(value, named[nameIn(schema.$ref)] ?? {}, named, at);
  if (schema.anyOf) {
    const fits = schema.anyOf.some(part => misfits(value, part, named, at).length === 0);
    return fits ? [] : [`${at} fits none of what it may be`];
  }
  if (schema.const !== undefined && value !== schema.const) return [`${at} is not ${schema.const}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${schema.enum.join()}`];
  if (schema.type !== undefined && !isOfType(value, schema.type)) return [`${at} is no ${schema.type}`];
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.flatMap((item, n) => misfits(item, items, named, `${at}[${n}]`));
  }
  if (schema.properties && typeof value === 'object' && value !== null)
    return misfitFields(value as Record<string, unknown>, schema, named, at);
  return [];
}

function isOfType(value: unknown, type: string | readonly string[]): boolean {
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return [type].flat().some(one => one === own || (one === 'integer' && Number.isInteger(value)));
}

function misfitFields(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
  at: string,
): string[] {
  const missing = required
    .filter(name => !Object.hasOwn(value, name))
    .map(name => `${at}.${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, part]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema) return misfits(part, schema, named, `${at}.${name}`);
    return additionalProperties === false ? [`${at}.${name} is not described`] : [];
  });
  return [...missing, ...wrong];
}
