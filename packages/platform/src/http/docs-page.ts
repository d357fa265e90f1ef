import { createHash } from 'node:crypto';
import { ERRORS } from '@bayan/domain/errors';
import { guideHtml } from './docs-guide.ts';
import { dotted, html, type Markup, NOTHING, prose } from './docs-html.ts';
import { errorAnchor, operationHtml } from './docs-operation.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { propertyTable } from './docs-table.ts';
import { schemaAnchor } from './docs-type.ts';
import type { OpenApiDocument } from './openapi.ts';

export const DOCS_STYLE_HASH = `sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}`;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Tag = OpenApiDocument['tags'][number];

function groupHtml({ name, description }: Tag, { paths, components }: OpenApiDocument): Markup {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(name))
      .map(([method, operation]) => operationHtml(method, path, operation, components.schemas)),
  );
  return html`<section id="${name}"><h2>${capitalised(name)}</h2>${description ? html`<p>${description}</p>` : NOTHING}
${operations}</section>
`;
}

const errorRows = Object.entries(ERRORS).map(
  ([code, { status, meaning }]) =>
    html`<tr id="${errorAnchor(code)}"><th scope="row"><code>${dotted(code)}</code></th><td class="short">${status}</td><td>${prose(meaning)}</td></tr>
`,
);

const schemasHtml = ({ components }: OpenApiDocument) =>
  Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<section class="schema" id="${schemaAnchor(name)}"><h3>${name}</h3>${propertyTable(schema, 'answered')}</section>
`,
  );

const link = (anchor: string, text: string) => html`<li><a href="#${anchor}">${text}</a></li>`;

const contentsHtml = ({ tags }: OpenApiDocument) => html`<nav aria-label="Contents">
<p>Guide</p><ul>${link('first-steps', 'First steps')}${link('conventions', 'Conventions')}${link('sign-in', 'Sign-in service')}</ul>
<p>Routes</p><ul>${tags.map(({ name }) => link(name, capitalised(name)))}</ul>
<p>Reference</p><ul>${link('errors', 'Errors')}${link('schemas', 'Schemas')}</ul></nav>`;

/** The API's documentation for people who write programs against it: plain HTML, made once from the same document. */
export function docsPage(document: OpenApiDocument): string {
  const { info, servers, tags } = document;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API – ${info.title}</title><link rel="icon" href="/favicon.svg"><style>${{ html: DOCS_STYLE }}</style></head>
<body><header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">${info.title}</a></header>
<div class="page">${contentsHtml(document)}
<main><h1>API</h1>
<p>Everything the academy’s own pages do goes through these routes. For programs, the same is an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${guideHtml(servers[0].url)}
${tags.map(tag => groupHtml(tag, document))}
<section id="errors"><h2>Errors</h2><div class="table"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${errorRows}</tbody></table></div></section>
<section id="schemas"><h2>Schemas</h2>
${schemasHtml(document)}</section>
</main></div></body></html>
`.html;
}
