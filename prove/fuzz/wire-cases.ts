import fc from 'fast-check';
import { type Case, plainCase } from './case.ts';
import { headerText } from './page-cases.ts';

const TOKEN_LIKE = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwIn0.';

/** Headers that a request of ours may come with, and what else might stand in them. */
const ODD_HEADERS: Readonly<Record<string, readonly string[]>> = {
  'If-Match': ['*', '1', '"x"', 'W/"1"', '"999999999"', '"9999999999"', '""', '"1","2"', '"-1"'],
  'Idempotency-Key': ['', 'k', 'k'.repeat(200), 'k'.repeat(201), 'a b', '\u00e9', "'; --"],
  Authorization: [
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${TOKEN_LIKE}`,
    'Basic YTpi',
    'bearer x',
    `Bearer ${'a'.repeat(8_000)}`,
    'Bearer a.b.c',
  ],
  'Accept-Language': ['', '*', 'ar', 'ar-SA;q=0', 'x'.repeat(4_000), ',;,;', '\u00e9'],
  'Content-Type': [
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data',
    '',
    'application/x-www-form-urlencoded',
    'application/json;',
    'APPLICATION/JSON',
  ],
  'Content-Encoding': ['gzip', 'br', 'x'],
  'X-HTTP-Method-Override': ['DELETE', 'PUT'],
  'X-Supabase-Api-Version': ['2024-01-01', '', '2024-02-30'],
  'X-Forwarded-For': ['1.2.3.4', 'x', '::1, ::2', ','],
  'X-Forwarded-Host': ['evil.example'],
  Host: ['evil.example', '', 'a'.repeat(300), '[::1]', '127.0.0.1:99999'],
  'User-Agent': ['', 'x'.repeat(4_000), '\u00ff\u00fe'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  Connection: ['close, Upgrade', 'close, x'],
  Cookie: ['i18nextLng=%', `a=${'b'.repeat(4_000)}`, ';;;='],
  redirect_to: [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '\u00e9',
    'http://localhost@evil.example',
  ],
};

const oddHeader = fc
  .constantFrom(...Object.keys(ODD_HEADERS))
  .chain(name =>
    fc
      .oneof(fc.constantFrom(...(ODD_HEADERS[name] ?? [''])), headerText)
      .map(value => [name, value] as const),
  );

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'BREW',
  'get',
];

/** The path without the question, which is where a detour can be put in. */
const CROOKED: readonly ((target: string) => string)[] = [
  target => `${target.split('?')[0]}/`,
  target => target.replace('/', '//'),
  target => target.replace(/\/(\w)/, '/./$1'),
  target => target.replace(/\/(\w+)/, '/x/../$1'),
  target => target.replace(/\/(\w)/, '/%2e%2e/$1'),
  target => target.toUpperCase(),
  target => `${target}%00`,
  target => `${target}%`,
  target => `${target}#x`,
  target => `${target}\u00e9`,
  target => `http://evil.example${target}`,
  target => target.replace(/[a-z]/, letter => `%${letter.charCodeAt(0).toString(16)}`),
];

/** Sends what another case sends, in a way that the wire allows and nobody expects. */
export const disturbed = (cases: fc.Arbitrary<Case>): fc.Arbitrary<Case> =>
  fc.oneof(
    fc.tuple(cases, fc.array(oddHeader, { minLength: 1, maxLength: 2 })).map(([given, odd]) => ({
      ...given,
      what: `${given.what}; odd ${odd.map(([name]) => name)}`,
      headers: [...given.headers, ...odd],
      isBent: true,
    })),
    fc.tuple(cases, fc.constantFrom(1, 7, 65_536)).map(([given, pieces]) => ({
      ...given,
      what: `${given.what}; in pieces of ${pieces}`,
      pieces: (given.body?.length ?? 0) > 5_000 ? 65_536 : pieces,
    })),
    fc.tuple(cases, fc.constantFrom(...METHODS)).map(([given, method]) => ({
      ...given,
      what: `${given.what}; as ${method}`,
      method,
      route: null,
      isBent: true,
    })),
    fc.tuple(cases, fc.constantFrom(...CROOKED)).map(([given, bend]) => ({
      ...given,
      what: `${given.what}; crooked path`,
      target: bend(given.target),
      route: null,
      isBent: true,
    })),
  );

const NOISE = [
  'hello\r\n\r\n',
  '\r\n\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/sessions HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n',
  'POST /api/sessions HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nX: \0\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

/** What no parser can make a request of; the only thing that may be hung up on. */
export const noiseCase: fc.Arbitrary<Case> = fc
  .oneof(
    fc.constantFrom(...NOISE).map(text => Buffer.from(text)),
    fc
      .uint8Array({ minLength: 1, maxLength: 200 })
      .map(bytes => Buffer.concat([bytes, Buffer.from('\r\n\r\n')])),
  )
  .map(body =>
    plainCase({
      what: `noise: ${JSON.stringify(body.toString('latin1').slice(0, 60))}`,
      body,
      isNoise: true,
    }),
  );
