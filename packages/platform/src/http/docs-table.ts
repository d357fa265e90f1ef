import { dotted, html, type Markup, NOTHING, prose } from './docs-html.ts';
import { typeInWords } from './docs-type.ts';
import type { Parameter } from './openapi-operation.ts';
import type { JsonSchema } from './openapi-schema.ts';

const REQUIRED = html` <span class="needed">required</span>`;
const OPTIONAL = html` <span class="optional">may be absent</span>`;

/** Bodies mark what must be sent, answers what may be missing: the rest is what one expects. */
export type Side = 'sent' | 'answered';

const meaning = (schema: JsonSchema, description = schema.description) =>
  html`${typeInWords(schema)}${description ? html`<p class="meaning">${prose(description)}</p>` : NOTHING}`;

function note(side: Side, isRequired: boolean): Markup {
  if (side === 'sent') return isRequired ? REQUIRED : NOTHING;
  return isRequired ? NOTHING : OPTIONAL;
}

/** The objects a value can be that have no name of their own, and how one gets to them. */
function inner(name: string, schema: JsonSchema): { name: string; schema: JsonSchema }[] {
  if (schema.properties) return [{ name: `${name}.`, schema }];
  if (schema.items) return inner(`${name}[]`, schema.items);
  return (schema.anyOf ?? []).flatMap(one => inner(name, one));
}

function rowsOf(prefix: string, { properties = {}, required = [] }: JsonSchema, side: Side): Markup[] {
  return Object.entries(properties).flatMap(([key, schema]) => [
    html`<tr><th scope="row"><code>${dotted(prefix + key)}</code>${note(side, required.includes(key))}</th><td>${meaning(schema)}</td></tr>
`,
    ...inner(prefix + key, schema).flatMap(found => rowsOf(found.name, found.schema, side)),
  ]);
}

export const propertyTable = (schema: JsonSchema, side: Side): Markup =>
  html`<table><thead><tr><th scope="col">Property</th><th scope="col">Type</th></tr></thead>
<tbody>${rowsOf('', schema, side)}</tbody></table>`;

export const parameterTable = (parameters: readonly Parameter[]): Markup =>
  html`<table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, schema, description }) =>
      html`<tr><th scope="row"><code>${name}</code>${note('sent', required)}</th><td class="short">${place}</td><td>${meaning(schema, description)}</td></tr>
`,
  )}</tbody></table>`;
