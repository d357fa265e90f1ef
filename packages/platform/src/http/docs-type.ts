import { html, joined, type Markup, NOTHING } from './docs-html.ts';
import { type JsonSchema, nameIn } from './openapi-schema.ts';

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'uuid',
  'date-time': 'date-time in UTC',
  email: 'e-mail address',
  uri: 'URL',
};

export const schemaAnchor = (name: string) => `schema-${name}`;
export const schemaLink = (name: string) => html`<a href="#${schemaAnchor(name)}">${name}</a>`;

const value = (given: unknown) => {
  if (given === '') return html`empty text`;
  return html`<code>${typeof given === 'string' ? given : JSON.stringify(given)}</code>`;
};

function range(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? '' : `at least ${min}`;
}

function text({ format, minLength, maxLength, pattern }: JsonSchema): Markup {
  const kind = format === undefined ? 'text' : (FORMATS[format] ?? format);
  const length = range(minLength || undefined, maxLength);
  return html`${kind}${length && `, ${length} characters`}${pattern ? html`, matching <code>${pattern}</code>` : NOTHING}`;
}

function numeric(kind: string, { minimum, maximum, multipleOf }: JsonSchema): Markup {
  const bounds = range(minimum, maximum);
  return html`${kind}${bounds && ` ${bounds}`}${multipleOf === undefined ? '' : `, in steps of ${multipleOf}`}`;
}

function list({ items, minItems, maxItems }: JsonSchema): Markup {
  const count = range(minItems, maxItems);
  return html`list of ${items ? typeInWords(items) : 'anything'}${count && `, ${count}`}`;
}

function oneType(type: string, schema: JsonSchema): Markup {
  if (type === 'string') return text(schema);
  if (type === 'integer') return numeric('whole number', schema);
  if (type === 'number') return numeric('number', schema);
  if (type === 'boolean') return html`true or false`;
  return type === 'array' ? list(schema) : html`${type}`;
}

/** What a value can be, every way of it by itself. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives);
  if (schema.enum) return schema.enum.map(one => ({ const: one }));
  return Array.isArray(schema.type) ? schema.type.map(type => ({ ...schema, type })) : [schema];
}

function alternative(schema: JsonSchema): Markup {
  if (schema.$ref) return schemaLink(nameIn(schema.$ref));
  return typeof schema.type === 'string' ? oneType(schema.type, schema) : html`anything`;
}

/** A schema as one would say it: "whole number 1 to 100, default 50". */
export function typeInWords(schema: JsonSchema): Markup {
  const all = alternatives(schema);
  const constants = all.filter(one => 'const' in one).map(one => value(one.const));
  const fixed = constants.length > 1 ? [html`one of ${joined(constants, ', ')}`] : constants;
  const open = all.filter(one => !('const' in one)).map(alternative);
  const standard = 'default' in schema ? html`, default ${value(schema.default)}` : NOTHING;
  return html`${joined([...fixed, ...open], ' or ')}${standard}`;
}
