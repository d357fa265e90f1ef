import { expect, test } from 'vitest';
import { endpointPath } from '#platform/api/endpoint-path.ts';

test('fills in the parameters of a path', () => {
  expect(
    endpointPath('PATCH /api/uploads/{id}/parts/{number}', { params: { id: 'a/b', number: '2' } }),
  ).toEqual({
    method: 'PATCH',
    path: '/api/uploads/a%2Fb/parts/2',
  });
});

test('writes the query, and leaves out what is not asked for', () => {
  const query = { q: 'past & present', limit: 20, status: undefined, cursor: null };
  expect(endpointPath('GET /api/sessions', { query })).toEqual({
    method: 'GET',
    path: '/api/sessions?q=past+%26+present&limit=20',
  });
  expect(endpointPath('GET /api/sessions', {}).path).toBe('/api/sessions');
});
