import { createHash } from 'node:crypto';
import { ERRORS } from '@bayan/domain/errors';
import type { OpenApiDocument } from './openapi.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border:1px solid #8886;border-radius:12px;padding:.5rem 1rem;margin:.5rem 0}summary{cursor:pointer}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #8884;padding:.25rem .5rem;vertical-align:top}
pre{overflow:auto}`;
export const DOCS_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const code = (value: unknown) => `<pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

function operationHtml(
  path: string,
  method: string,
  operation: OpenApiDocument['paths'][string][string],
): string {
  const rows = operation.parameters.map(
    parameter =>
      `<tr><td><code>${escaped(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td><code>${escaped(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  const body = operation.requestBody?.content['application/json']?.schema;
  const statuses = Object.keys(operation.responses).join(', ');
  return `<details><summary><code><b>${method.toUpperCase()}</b> ${escaped(path)}</code> ${escaped(operation.summary)}</summary>
<p>${escaped(operation.description)} Answers: ${statuses}.</p>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
${body ? `<h3>Body</h3>${code(body)}` : ''}
</details>`;
}

/** The API's documentation for people who write programs against it: plain HTML, made once from the same document. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(path, method, operation)),
  );
  const errors = Object.entries(ERRORS).map(
    ([name, { status, meaning }]) =>
      `<tr><td><code>${name}</code></td><td>${status}</td><td>${escaped(meaning)}</td></tr>`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<details><summary><code>${name}</code></summary>${code(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${STYLE}</style></head><body><main><h1>API</h1>
<p>${operations.length} routes. The same as a document for programs: <a href="/api/openapi.json">/api/openapi.json</a>.
Sign in under <code>/auth/v1</code> and send the access token as <code>Authorization: Bearer</code>.</p>
<h2>Routes</h2>${operations.join('\n')}
<h2>Errors</h2><table>${errors.join('')}</table>
<h2>Schemas</h2>${schemas.join('\n')}</main></body></html>`;
}
