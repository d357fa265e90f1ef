import { html, joined, type Markup, NOTHING } from './docs-html.ts';
import { parameterTable, propertyTable, type Side } from './docs-table.ts';
import { schemaLink, typeInWords } from './docs-type.ts';
import type { OpenApiDocument } from './openapi.ts';
import type { Operation, OperationResponse } from './openapi-operation.ts';
import { type JsonSchema, nameIn } from './openapi-schema.ts';
import { EVENT_STREAM } from './output.ts';

type Schemas = OpenApiDocument['components']['schemas'];

export const errorAnchor = (code: string) => `error-${code}`;
const errorLink = (code: string) => html`<a href="#${errorAnchor(code)}"><code>${code}</code></a>`;

/** The properties at once, so that one need not follow the link, and the link for those of its parts. */
function shape(schema: JsonSchema, side: Side, schemas: Schemas): Markup {
  const known = schema.$ref ? schemas[nameIn(schema.$ref)] : schema;
  return known?.properties ? propertyTable(known, side) : html`<p>${typeInWords(schema)}</p>`;
}

function successHtml(status: string, response: OperationResponse, schemas: Schemas): Markup {
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, header]) => html`<li>Header <code>${name}</code>: ${header.description}</li>`,
  );
  const contents = Object.entries(response.content).map(([mediaType, { schema }]) => {
    const isShaped = mediaType === 'application/json' || mediaType === EVENT_STREAM;
    const name = schema.$ref ? html` ${schemaLink(nameIn(schema.$ref))}` : NOTHING;
    return html`<p><b>${status}</b>${name} <span class="quiet">${mediaType}</span></p>${isShaped ? shape(schema, 'answered', schemas) : NOTHING}`;
  });
  return html`${contents}${headers.length > 0 ? html`<ul>${headers}</ul>` : NOTHING}`;
}

const refusalHtml = (status: string, codes: readonly string[]) =>
  html`<li><b>${status}</b> ${joined(codes.map(errorLink), ', ')}</li>
`;

function bodyHtml({ requestBody }: Operation, schemas: Schemas): Markup {
  const schema = requestBody?.content['application/json']?.schema;
  return schema ? html`<h4>Body</h4>${shape(schema, 'sent', schemas)}` : NOTHING;
}

/** One route, closed until somebody wants to know more. */
export function operationHtml(method: string, path: string, operation: Operation, schemas: Schemas): Markup {
  const { operationId, parameters, responses } = operation;
  const answers = Object.entries(responses);
  const successes = answers.filter(([, response]) => !response['x-error-codes']);
  return html`<details id="${operationId}"><summary><h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> <span class="says">${operation.summary}</span></h3></summary>
<div class="inside"><p>${operation.description}</p>
${parameters.length > 0 ? html`<h4>Parameters</h4>${parameterTable(parameters)}` : NOTHING}
${bodyHtml(operation, schemas)}
<h4>Answer</h4>${successes.map(([status, response]) => successHtml(status, response, schemas))}
<h4>Errors</h4><ul class="errors">${answers.flatMap(([status, { 'x-error-codes': codes }]) => (codes ? [refusalHtml(status, codes)] : []))}</ul>
</div></details>
`;
}
