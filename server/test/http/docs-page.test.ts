import { createHash } from 'node:crypto';
import { ERRORS } from '@bayan/domain/errors';
import { docsPage } from '@bayan/platform/http/docs-page';
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
      expect(Object.keys(responses).filter(status => /^2\d\d$/.test(status))).toHaveLength(1);
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
  test('shows every route', () => {
    const shown = found(/<details id="(\w+)">/g);
    expect(new Set(shown)).toEqual(new Set(operations().map(({ operationId }) => operationId)));
  });

  test('has no link that leads nowhere, and no place twice', () => {
    const ids = found(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const links = found(/ href="#([^"]+)"/g);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(link => !ids.includes(link))).toEqual([]);
  });

  test('skips no level of headings', () => {
    const levels = found(/<h([1-6])>/g).map(Number);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('keeps the Content-Security-Policy: one style, known by its hash, and no script', () => {
    const [style = ''] = found(/<style>([^<]*)<\/style>/g);
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(page).not.toMatch(/<script| style="| on\w+="/);
  });

  test('takes what the document says as text', () => {
    const marked = docsPage({ ...document, info: { ...document.info, title: '<i>Academy</i>' } });
    expect(marked).toContain('&lt;i&gt;Academy&lt;/i&gt;');
    expect(marked).not.toContain('<i>');
  });
});
