import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyone } from '#http/access.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
import { createRouteTable, pathOf } from '#http/route-table.ts';

const output = json(200, z.object({}));
const read = (path: `/api/${string}`): Route =>
  defineRoute({
    method: 'get',
    path,
    summary: path,
    access: anyone,
    input: {},
    output,
    handle: async () => ({}),
  });
const change = (path: `/api/${string}`): Route =>
  defineRoute({
    method: 'post',
    path,
    summary: path,
    access: anyone,
    input: {},
    output,
    handle: async () => ({}),
  });

const table = createRouteTable([
  read('/api/lessons/{id}'),
  read('/api/lessons/export'),
  read('/api/lessons'),
  change('/api/lessons'),
  change('/api/lessons/{id}/notes/{note}'),
]);
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
