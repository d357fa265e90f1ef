import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERROR_MEANINGS } from '@bayan/domain/error-meanings';
import { ERRORS } from '@bayan/domain/errors';
import type { OpenApiDocument } from '@bayan/platform/http/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let document: OpenApiDocument;
let page: string;
let policy: string;
beforeAll(async () => {
  app = await createTestApp();
  document = (await (await app.fetch('/api/openapi.json')).json()) as OpenApiDocument;
  const answer = await app.fetch('/api/docs');
  policy = answer.headers.get('content-security-policy') ?? '';
  page = await answer.text();
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

function* nodesIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}
const found = (pattern: RegExp, text = page) => [...text.matchAll(pattern)].map(([, first = '']) => first);

describe('the OpenAPI document', () => {
  test('gives every operation a name of its own', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(app.app.routes.length);
    expect(ids.filter(id => !/^[a-z]+[A-Za-z]+$/.test(id))).toEqual([]);
    expect(ids).toContain('postSessionsByIdStatus');
  });

  test('describes every noun it files a route under', () => {
    const described = document.tags.filter(({ description }) => description).map(({ name }) => name);
    expect(new Set(operations().flatMap(({ tags }) => tags))).toEqual(new Set(described));
  });

  test('declares the parameters that stand in a path, and no others there', () => {
    for (const { path, parameters } of operations()) {
      const declared = parameters.filter(parameter => parameter.in === 'path');
      expect(declared.every(({ required }) => required)).toBe(true);
      expect(declared.map(({ name }) => name)).toEqual(found(/\{(\w+)\}/g, path));
    }
  });

  test('has one success and a described shape for every answer', () => {
    for (const { responses } of operations()) {
      expect(Object.keys(responses).filter(status => /^2(?!06)\d\d$/.test(status))).toHaveLength(1);
      for (const { description, content } of Object.values(responses)) {
        expect(description).not.toBe('');
        for (const { schema } of Object.values(content)) expect(schema).toBeDefined();
      }
    }
  });

  test('writes a format instead of a pattern, and no bounds that every number has', () => {
    expect(document.components.schemas.Session?.properties?.startsAt).toEqual({
      type: 'string',
      format: 'date-time',
    });
    for (const node of nodesIn(document)) {
      if (typeof node.format === 'string') expect(node.pattern).toBeUndefined();
      expect(node.maximum).not.toBe(Number.MAX_SAFE_INTEGER);
    }
  });

  test('keeps the format and the default of what is tidied before it is checked', () => {
    const limit = document.paths['/api/sessions']?.get?.parameters.find(({ name }) => name === 'limit');
    expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 50 });
    const invitation = document.paths['/api/profiles/invitations']?.post?.requestBody;
    const email = invitation?.content['application/json']?.schema.properties?.email;
    expect(email).toMatchObject({ type: 'string', format: 'email' });
  });

  test('files every error code under its status', () => {
    for (const { responses } of operations()) {
      for (const [status, { 'x-error-codes': codes = [] }] of Object.entries(responses))
        for (const code of codes) expect(ERRORS[code].status).toBe(Number(status));
    }
  });

  test('says what every error code means, and how one begins', () => {
    const refusal = document.components.schemas.Refusal?.properties?.error?.properties?.code;
    for (const [code, { status }] of Object.entries(ERRORS))
      expect(refusal?.description).toContain(
        `- \`${code}\` (${status}): ${ERROR_MEANINGS[code as keyof typeof ERRORS]}`,
      );
    expect(document.info.description).toContain(`curl '${app.config.publicUrl}/api/sessions`);
  });

  test('announces how each route answers somebody who is not signed in', async () => {
    for (const { path, method, responses } of operations()) {
      const answer = await app.fetch(path.replace('{id}', 'x'), { method: method.toUpperCase() });
      const announced = responses[answer.status];
      expect(announced, `${method} ${path} answered ${answer.status}`).toBeDefined();
      if (answer.ok) continue;
      const { error } = (await answer.json()) as { error: { code: string } };
      expect(announced?.['x-error-codes']).toContain(error.code);
    }
  });
});

describe('the page made of it', () => {
  const addresses = () => found(/ (?:src|href)="([^"]+)"/g);
  const script = () => addresses().find(address => address.endsWith('/swagger-ui-bundle.js')) ?? '';

  test('is there for everybody, and may be kept while it is the same', async () => {
    const answer = await app.fetch('/api/docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await app.fetch('/api/docs', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('asks for files of our own alone, and all of them are there', async () => {
    expect(addresses().length).toBeGreaterThan(4);
    for (const address of addresses()) {
      expect(address).toMatch(/^\/\w/);
      expect((await app.fetch(address)).status, address).toBe(200);
    }
  });

  test('keeps the Content-Security-Policy of all pages: nothing inline', async () => {
    expect(page).not.toMatch(/<style|<script>| style="| on\w+="/);
    expect(policy).not.toContain('unsafe');
    const other = await app.fetch('/no-such-page');
    expect(policy).toBe(other.headers.get('content-security-policy'));
  });

  test('shows what the document says, and sends nothing else', async () => {
    const start = await (await app.fetch('/api/docs/start.js')).text();
    expect(start).toContain("url: '/api/openapi.json'");
    expect(start).toContain('supportedSubmitMethods: []');
    expect(start).toContain('validatorUrl: null');
    expect(start).not.toContain('//');
  });

  test('has the viewer as its package has it, compressed, under an address that can be kept for good', async () => {
    const packaged = readFileSync(
      fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
      'utf8',
    );
    const plain = await app.fetch(script());
    expect((await plain.text()) === packaged).toBe(true);
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script()).toMatch(/\/\d+\.\d+\.\d+\/swagger-ui-bundle\.js$/);
    for (const encoding of ['br', 'gzip']) {
      const answer = await app.fetch(script(), { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(500_000);
    }
  });

  test('has nothing else beside it', async () => {
    const folder = script().replace('/swagger-ui-bundle.js', '');
    for (const path of [
      `${folder}/package.json`,
      `${folder}/swagger-ui-bundle.js.map`,
      `${folder}/..%2fpackage.json`,
      '/api/docs/0.0.0/swagger-ui.css',
      '/api/docs/',
    ]) {
      const answer = await app.fetch(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
    expect((await app.fetch('/api/docs', { method: 'POST' })).status).toBe(404);
  });
});
