import { expect, test, vi } from 'vitest';
import { createLog } from '#log/log.ts';

/** What reaches the log when this is logged. */
function logged(details: object): Record<string, unknown> {
  const lines: string[] = [];
  createLog('info', { write: line => void lines.push(line) }).info(details, 'said');
  return JSON.parse(lines.join(''));
}

test('a line says when, what and with which details', () => {
  const { time, ...rest } = logged({ requestId: 'r1', at: new Date(0), list: [1, { a: null }], on: true });
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(rest).toEqual({
    level: 30,
    msg: 'said',
    requestId: 'r1',
    at: '1970-01-01T00:00:00.000Z',
    list: [1, { a: null }],
    on: true,
  });
});

test('a request is told as any line is', () => {
  const lines: string[] = [];
  const to = { write: (line: string) => void lines.push(line) };
  const line = {
    requestId: 'f44e5de7-3b5d-4c5c-befe-038b3d55c8d5',
    method: 'GET',
    path: '/"\\\n\u2028دروس',
    status: 200,
    milliseconds: 0.1,
  };
  const log = createLog('info', to);
  vi.useFakeTimers({ toFake: ['Date'] });
  log.request(line, undefined);
  log.info(line, 'request');
  vi.useRealTimers();
  expect(lines[0]).toBe(lines[1]);
  createLog('warn', to).request(line, undefined);
  expect(lines).toHaveLength(2);
});

test('a request that failed by our fault is told with the error, one that was refused without', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  const line = { requestId: 'r1', method: 'GET', path: '/', milliseconds: 1 };
  log.request({ ...line, status: 500 }, new Error('broken'));
  log.request({ ...line, status: 404 }, new Error('not found'));
  expect(lines.map(text => JSON.parse(text))).toMatchObject([
    { level: 50, msg: 'request failed', status: 500, err: { message: 'broken' } },
    { level: 30, msg: 'request', status: 404 },
  ]);
  expect(lines[1]).not.toContain('not found');
});

test('its time is the time, to the millisecond', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  vi.useFakeTimers({ toFake: ['Date'] });
  const instants = [
    '2026-11-15T09:00:00.000Z',
    '2026-11-15T09:00:00.007Z',
    '2026-11-15T09:00:59.999Z',
    '2026-11-15T09:01:00.070Z',
    '2026-11-15T08:00:00.000Z',
  ];
  for (const instant of instants) {
    vi.setSystemTime(instant);
    log.info('now');
  }
  vi.useRealTimers();
  expect(lines.map(line => JSON.parse(line).time)).toEqual(instants);
});

test.each([
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'email',
  'phone',
  'name',
  'nameAr',
  'link',
  'code_hash',
])('%s never reaches the log, wherever it stands', field => {
  const secret = { [field]: 'hush', other: 1 };
  const hidden = { [field]: '[private]', other: 1 };
  expect(logged(secret)).toMatchObject(hidden);
  expect(logged({ a: secret })).toMatchObject({ a: hidden });
  expect(logged({ a: { b: secret, c: [secret] } })).toMatchObject({ a: { b: hidden, c: [hidden] } });
  expect(logged({ [field]: { first: 'hush' } })).toMatchObject({ [field]: '[private]' });
});

test('what lies too deep to be looked at is not shown', () => {
  expect(JSON.stringify(logged({ a: { b: { c: { d: { e: { email: 'hush' } } } } } }))).not.toContain('hush');
});

test('hiding something changes nothing but the line', () => {
  const details = { person: { email: 'a@b.example' } };
  logged(details);
  expect(details).toEqual({ person: { email: 'a@b.example' } });
});

test('an error is told whole, but for the values that were sent to the database', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(hush)' });
  const error = new Error('Failed query: insert\nparams: hush', { cause });
  const { err } = logged({ err: error }) as { err: { stack: string } };
  expect(err).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert',
    cause: { code: '23505', message: 'duplicate key' },
  });
  expect(err.stack).toContain('log.test.ts');
  expect(JSON.stringify(err)).not.toContain('hush');
});
