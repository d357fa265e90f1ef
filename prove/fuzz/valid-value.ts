import type { JsonSchema } from '@bayan/platform/http/openapi-schema';
import fc from 'fast-check';

const comingDay = fc
  .date({
    min: new Date('2027-01-01T00:00:00Z'),
    max: new Date('2098-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map(day => day.toISOString().slice(0, 10));
/** As far ahead as lessons are planned. */
const plannedDay = fc
  .date({ min: new Date('2027-01-01T00:00:00Z'), max: new Date('2028-10-31T00:00:00Z'), noInvalidDate: true })
  .map(day => day.toISOString().slice(0, 10));

/** What a schema cannot say: whose ids there are, and which zones. */
const KNOWN_FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  studentId: fc.constant('@@student.id@@'),
  tutorId: fc.constant('@@tutor.id@@'),
  timezone: fc.constantFrom('Europe/London', 'Asia/Riyadh', 'Asia/Dubai', 'America/New_York', 'UTC'),
  email: fc.uuid().map(id => `new-${id}@people.example`),
  date: plannedDay,
  dueDate: comingDay,
  cursor: fc.constant(undefined),
  stamp: fc.constant('@@form.stamp@@'),
  website: fc.constant(''),
};

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  uri: fc.constantFrom('https://meet.example/room', 'https://forms.example/f?x=1&y=2#z'),
  email: fc.uuid().map(id => `new-${id}@people.example`),
};

/** Values that a schema takes, its bounds among them. */
export function validValue(schema: JsonSchema, field = ''): fc.Arbitrary<unknown> {
  const known = KNOWN_FIELDS[field];
  if (known) return known;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(part => validValue(part, field)));
  switch (schema.type) {
    case 'object':
      return validObject(schema);
    case 'array':
      return fc.array(validValue(schema.items ?? {}), { maxLength: schema.maxItems ?? 5 });
    case 'string':
      return validText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 });
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.constant('x');
  }
}

function validObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(schema, name)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}

function validText({ format, pattern, minLength = 0, maxLength = 50 }: JsonSchema): fc.Arbitrary<string> {
  const known = format ? FORMATS[format] : undefined;
  if (known) return known;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const length = fc.constantFrom(Math.max(minLength, 1), 12, maxLength - 1, maxLength);
  return fc
    .tuple(length, fc.constantFrom('x', 'م', 'é', '7'))
    .map(([count, letter]) => letter.repeat(Math.max(minLength, Math.min(count, maxLength))));
}

/** Just outside of what a schema takes. */
export function beyondValue(schema: JsonSchema): unknown[] {
  const beyond: unknown[] = [];
  if (schema.maxLength !== undefined)
    beyond.push('x'.repeat(schema.maxLength + 1), 'م'.repeat(schema.maxLength + 1));
  if (schema.minLength !== undefined) beyond.push('x'.repeat(schema.minLength - 1));
  if (schema.maximum !== undefined) beyond.push(schema.maximum + 1, String(schema.maximum + 1));
  if (schema.minimum !== undefined) beyond.push(schema.minimum - 1);
  if (schema.maxItems !== undefined) beyond.push(Array.from({ length: schema.maxItems + 1 }, () => ({})));
  return beyond;
}
