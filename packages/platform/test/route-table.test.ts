import { defineContract } from '@bayan/domain/contract/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#http/define-routes.ts';
import { createRouteTable, pathOf } from '#http/route-table.ts';

const answer = { status: 200, json: z.object({}) } as const;
const endpoint = { summary: 'Lessons', access: 'anyone', answer, errors: [] } as const;
const lessons = defineContract('lessons', {
  'GET /api/lessons/{id}': endpoint,
  'GET /api/lessons/export': endpoint,
  'GET /api/lessons': endpoint,
  'POST /api/lessons': endpoint,
  'POST /api/lessons/{id}/notes/{note}': endpoint,
});
const handle = async () => ({});
const routes = defineRoutes(lessons, {
  'GET /api/lessons/{id}': handle,
  'GET /api/lessons/export': handle,
  'GET /api/lessons': handle,
  'POST /api/lessons': handle,
  'POST /api/lessons/{id}/notes/{note}': handle,
});

const table = createRouteTable(routes);
const found = (method: string, path: string) => {
  const { route, params } = table.find(method, path) ?? {};
  return route ? [route.method, route.path, params] : null;
};

test('a request finds the route of its method and path', () => {
  expect(found('GET', '/api/lessons')).toEqual(['get', '/api/lessons', {}]);
  expect(found('POST', '/api/lessons')).toEqual(['post', '/api/lessons', {}]);
  expect(found('GET', '/api/lessons/7')).toEqual(['get', '/api/lessons/{id}', { id: '7' }]);
  expect(found('POST', '/api/lessons/7/notes/a b')).toEqual([
    'post',
    '/api/lessons/{id}/notes/{note}',
    { id: '7', note: 'a b' },
  ]);
});

test('a fixed path goes before a parameter, whichever stands first', () => {
  expect(found('GET', '/api/lessons/export')).toEqual(['get', '/api/lessons/export', {}]);
});

test('HEAD asks for what GET would answer', () => {
  expect(found('HEAD', '/api/lessons/7')).toEqual(['get', '/api/lessons/{id}', { id: '7' }]);
});

test.each([
  ['PUT', '/api/lessons'],
  ['get', '/api/lessons'],
  ['GET', '/api/lessons/'],
  ['GET', '/api/Lessons'],
  ['GET', '/api/lessons/7/'],
  ['GET', '/api/lessons/7/notes'],
  ['POST', '/api/lessons//notes/1'],
  ['GET', '//api/lessons'],
  ['GET', '/api/lessons/{id}/x'],
  ['GET', '/'],
  ['GET', ''],
])('%s %s is no route', (method, path) => {
  expect(found(method, path)).toBeNull();
});

test.each([
  ['http://a.example/api/geo', '/api/geo'],
  ['http://a.example/api/geo?x=/y#z', '/api/geo'],
  ['http://a.example/api/geo#z?x', '/api/geo'],
  ['http://[::1]:80/api/%67eo', '/api/geo'],
  ['http://a.example/api/%2Fgeo', '/api/%2Fgeo'],
  ['http://a.example/api/%E0%A4', '/api/%E0%A4'],
  ['http://a.example/', '/'],
  ['http://a.example', '/'],
  ['http://a.example//api', '//api'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test('one request line in two contracts is refused, and both are named', () => {
  const again = defineContract('more-lessons', { 'GET /api/lessons': endpoint });
  expect(() => createRouteTable([...routes, ...defineRoutes(again, { 'GET /api/lessons': handle })])).toThrow(
    'GET /api/lessons is in the contracts ‘lessons’ and ‘more-lessons’',
  );
});

test('a line without a handler is refused', () => {
  expect(() =>
    defineRoutes(lessons, {} as Parameters<typeof defineRoutes<'lessons', typeof lessons.endpoints>>[1]),
  ).toThrow('GET /api/lessons/{id} of the contract ‘lessons’ has no handler');
});
