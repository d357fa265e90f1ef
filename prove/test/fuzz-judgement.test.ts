import { expect, test } from 'vitest';
import { bytesOf, plainCase } from '#prove/fuzz/case.ts';
import { leaksIn } from '#prove/fuzz/leaks.ts';
import { readAnswer } from '#prove/fuzz/raw-http.ts';
import { misfits } from '#prove/fuzz/schema-check.ts';

const about = { target: '/api/x', sent: '', secrets: ['t_12ab'] };

test.each([
  ['a trace', 'Error: no\n    at handle (file:///srv/app.ts:3:1)'],
  ['a statement', 'Failed query: select "id" from "profiles"'],
  ['a refusal of the database', 'violates check constraint "profiles_name_check"'],
  ['a path', 'ENOENT /tmp/bayan-1'],
  ['a name of ours', 'database t_12ab'],
  ['the language’s own words', 'TypeError: x is not a function'],
])('%s in an answer is noticed', (_what, text) => {
  expect(leaksIn(text, about)).not.toEqual([]);
});

test('what the request itself said may be said back', () => {
  expect(leaksIn('"notes":"see /tmp/notes"', { ...about, sent: 'see /tmp/notes' })).toEqual([]);
  expect(leaksIn('{"error":{"code":"not-found"}}', about)).toEqual([]);
});

test('a value is held to its schema, to names that it refers to and to fields that nobody described', () => {
  const named = {
    Person: {
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
      additionalProperties: false,
    },
  };
  const schema = { type: 'array', items: { $ref: '#/components/schemas/Person' } };
  expect(misfits([{ id: 'a' }], schema, named)).toEqual([]);
  expect(misfits([{ id: 1 }], schema, named)).toEqual(['answer[0].id is no string']);
  expect(misfits([{}], schema, named)).toEqual(['answer[0].id is missing']);
  expect(misfits([{ id: 'a', hash: 'x' }], schema, named)).toEqual(['answer[0].hash is not described']);
  expect(misfits({ a: null }, { anyOf: [{ type: 'string' }, { type: 'null' }] }, named)).toHaveLength(1);
});

test('an answer is read whole, by its length or in pieces, and known to be cut off', () => {
  const read = (text: string) => readAnswer(Buffer.from(text), false);
  const whole = read('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  expect([whole?.status, whole?.body.toString(), whole?.isWhole]).toEqual([200, 'ok', true]);
  expect(read('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nok')?.isWhole).toBe(false);
  const pieces = read(
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
  );
  expect([pieces?.body.toString(), pieces?.isWhole]).toEqual(['ok', true]);
  expect(read('nonsense\r\n\r\n')).toBeNull();
});

test('a case is written with the names of the fixtures filled in, and its body in pieces where asked', () => {
  const given = plainCase({
    what: '',
    as: 'admin',
    method: 'POST',
    target: '/x/@@a.id@@',
    body: '{"a":"@@a.id@@"}',
    pieces: 4,
  });
  const text = Buffer.from(bytesOf(given, { 'a.id': '7', 'admin.token': 't' })).toString();
  expect(text).toContain('POST /x/7 HTTP/1.1\r\n');
  expect(text).toContain('Authorization: Bearer t\r\n');
  expect(text).toContain('4\r\n{"a"\r\n4\r\n:"7"\r\n1\r\n}\r\n0\r\n\r\n');
});
