/** A request as it is written to the socket. */
export interface WrittenRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

export function writeRequest({ method, path, token, body }: WrittenRequest): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
    '',
    text,
  ].join('\r\n');
}

/**
 * What each connection asks for, again and again: always the same, or, with refresh tokens, each with the token that
 * the answer before it brought.
 */
export type Asking =
  | { readonly kind: 'same'; readonly requests: readonly WrittenRequest[] }
  | { readonly kind: 'refresh'; readonly tokens: readonly string[] };

export interface Target {
  readonly port: number;
  /** One connection for each; as many requests are always under way. */
  readonly asking: Asking;
}

export type LoadOrder =
  | { readonly kind: 'open'; readonly name: string; readonly target: Target }
  | { readonly kind: 'run'; readonly name: string; readonly milliseconds: number };

export type LoadReport =
  | { readonly kind: 'opened' }
  | { readonly kind: 'ran'; readonly requests: number; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly reason: string };
