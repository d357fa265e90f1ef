import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Headers } from '@bayan/platform/http/headers';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

export interface ApiDocs {
  /** The page, or a file of the viewer; nothing else lies there. */
  find(path: string): Promise<PreparedAnswer | undefined>;
}

const PAGE = '/api/docs';
const START = `${PAGE}/start.js`;
const STYLE = `${PAGE}/page.css`;
const VIEWER = import.meta.resolve('swagger-ui-dist/package.json');

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
} as const;
const VIEWER_FILES = {
  'swagger-ui-bundle.js': TYPES.js,
  'swagger-ui.css': TYPES.css,
};

/** Nothing can be sent from the page: what is tried there would be tried on the academy's own lessons. */
const START_SCRIPT = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  supportedSubmitMethods: [],
  plugins: [{ wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null } }],
});
`;

/** On a phone its tables are wider than the screen. */
const PAGE_STYLE = `body { margin: 0; background: #fafafa; }
.swagger-ui { overflow-wrap: anywhere; }
.swagger-ui .opblock-body { overflow-x: auto; }
`;

const pageHtml = (folder: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API – Bayan Academy</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${folder}/swagger-ui.css"><link rel="stylesheet" href="${STYLE}"></head>
<body><noscript>This page needs JavaScript. <a href="/api/openapi.json">The API’s description</a> can be read without.</noscript>
<div id="api"></div><script src="${folder}/swagger-ui-bundle.js"></script><script src="${START}"></script></body></html>
`;

/** The page of the API's description: Swagger UI, from its package (0032). Read when somebody first asks for it. */
export function createApiDocs(security: Headers): ApiDocs {
  let prepared: Promise<ReadonlyMap<string, () => Promise<PreparedAnswer>>> | undefined;
  return {
    async find(path) {
      prepared ??= prepare(security);
      return (await prepared).get(path)?.();
    },
  };
}

async function prepare(security: Headers): Promise<ReadonlyMap<string, () => Promise<PreparedAnswer>>> {
  const { version } = JSON.parse(await readFile(fileURLToPath(VIEWER), 'utf8')) as { version: string };
  const folder = `${PAGE}/${version}`;
  const ours = (text: string, type: string) =>
    once(() => compressed(new TextEncoder().encode(text), { ...security, ...headersOf(type, 'no-cache') }));
  return new Map([
    [PAGE, ours(pageHtml(folder), TYPES.html)],
    [START, ours(START_SCRIPT, TYPES.js)],
    [STYLE, ours(PAGE_STYLE, TYPES.css)],
    ...Object.entries(VIEWER_FILES).map(([name, type]) => {
      // The address has the version in it.
      const headers = { ...security, ...headersOf(type, 'public, max-age=31536000, immutable') };
      const read = async () => compressed(await readFile(fileURLToPath(new URL(name, VIEWER))), headers);
      return [`${folder}/${name}`, once(read)] as const;
    }),
  ]);
}

const headersOf = (contentType: string, cacheControl: string) => ({
  'content-type': contentType,
  'cache-control': cacheControl,
  vary: 'Accept-Encoding',
});

/** On other threads, in half a second; a step more takes three times as long for a hundredth of the size. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function compressed(identity: Uint8Array<ArrayBuffer>, headers: Headers): Promise<PreparedAnswer> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, QUALITY),
    promisify(gzip)(identity),
  ]);
  return prepareAnswer(200, { identity, br, gzip: gzipped }, headers);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
