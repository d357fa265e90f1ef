import { createHash } from 'node:crypto';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Encodings {
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip?: Uint8Array<ArrayBuffer> | undefined;
}

interface Variant {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** One object for every answer: building headers anew halves what the server can answer. */
  readonly headers: Record<string, string>;
}

/** An answer whose bodies and headers were made ahead, once, for each way to compress it. */
export interface PreparedAnswer {
  readonly status: number;
  readonly variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>;
}

export function prepareAnswer(
  status: number,
  { identity, br, gzip }: Encodings,
  headers: Readonly<Record<string, string>>,
): PreparedAnswer {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, body: Uint8Array<ArrayBuffer>): Variant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    return {
      body,
      etag,
      headers: {
        ...headers,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(body.byteLength),
        etag,
      },
    };
  };
  return {
    status,
    variants: {
      identity: variant('identity', identity),
      ...(br && { br: variant('br', br) }),
      ...(gzip && { gzip: variant('gzip', gzip) }),
    },
  };
}

export function answer({ status, variants }: PreparedAnswer, request: Request): Response {
  const accepted = request.headers.get('accept-encoding');
  const variant =
    (accepts(accepted, 'br') && variants.br) ||
    (accepts(accepted, 'gzip') && variants.gzip) ||
    variants.identity;
  if (status === 200 && isFresh(request.headers.get('if-none-match'), variant.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = variant.headers;
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : variant.body, { status, headers: variant.headers });
}

function accepts(header: string | null, encoding: Encoding): boolean {
  return (header ?? '').split(',').some(part => {
    const [name, ...parameters] = part.split(';').map(text => text.trim().toLowerCase());
    return name === encoding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter));
  });
}

const isFresh = (ifNoneMatch: string | null, etag: string) =>
  ifNoneMatch?.split(',').some(known => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
