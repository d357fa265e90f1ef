import type { DescribedRoute } from './described-route.ts';
import type { Fixtures } from './fixtures.ts';

export type Persona =
  | 'anonymous'
  | 'student'
  | 'tutor'
  | 'admin'
  | 'account'
  | 'guarded'
  | 'halfIn'
  | 'service';

/** One request as it goes over the wire; `@@name@@` stands for something of the fixtures. */
export interface Case {
  /** What is tried, for whoever reads a complaint. */
  readonly what: string;
  readonly as: Persona;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array | null;
  /** Sent in pieces of so many bytes, with no length announced. */
  readonly pieces: number | null;
  /** The route that it certainly meets. */
  readonly route: DescribedRoute | null;
  /** Tampered with so that any part of the service may be the one that answers. */
  readonly isBent: boolean;
  /** Ought to succeed, if not always then at least once: else what else is tried there is tried on closed doors. */
  readonly isValid: boolean;
  /** Not HTTP at all: to be sent as it is, and allowed to be hung up on. */
  readonly isNoise: boolean;
}

export const plainCase = (given: Pick<Case, 'what'> & Partial<Case>): Case => ({
  as: 'anonymous',
  method: 'GET',
  target: '/',
  headers: [],
  body: null,
  pieces: null,
  route: null,
  isBent: false,
  isValid: false,
  isNoise: false,
  ...given,
});

const filled = (text: string, fixtures: Fixtures) =>
  text.replace(/@@([\w.]+)@@/g, (whole, name: string) => fixtures[name] ?? whole);

/** The bytes of a request. Headers and target are written as they are: what HTTP forbids is part of what is tried. */
export function bytesOf(given: Case, fixtures: Fixtures): Uint8Array {
  const body = typeof given.body === 'string' ? Buffer.from(filled(given.body, fixtures)) : given.body;
  if (given.isNoise) return body ?? new Uint8Array();
  const named = new Set(given.headers.map(([name]) => name.toLowerCase()));
  const own: [string, string][] = [
    ['Host', '127.0.0.1'],
    ['Connection', 'close'],
    ...(given.as === 'anonymous'
      ? []
      : [['Authorization', `Bearer @@${given.as}.token@@`] as [string, string]]),
    ...(body === null ? [] : [lengthOf(body, given.pieces)]),
  ];
  const headers = [...own.filter(([name]) => !named.has(name.toLowerCase())), ...given.headers];
  const lines = headers.map(([name, value]) => `${name}: ${filled(value, fixtures)}\r\n`).join('');
  const head = Buffer.from(
    `${given.method} ${filled(given.target, fixtures)} HTTP/1.1\r\n${lines}\r\n`,
    'latin1',
  );
  if (body === null) return head;
  return Buffer.concat([head, given.pieces === null ? body : inPieces(body, given.pieces)]);
}

const lengthOf = (body: Uint8Array, pieces: number | null): [string, string] =>
  pieces === null ? ['Content-Length', String(body.byteLength)] : ['Transfer-Encoding', 'chunked'];

function inPieces(body: Uint8Array, size: number): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < body.byteLength; at += size) {
    const piece = body.subarray(at, at + size);
    parts.push(Buffer.from(`${piece.byteLength.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}
