import { createHash, createHmac } from 'node:crypto';

/** What a request must be signed with. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

interface Signed {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

const hex = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const keyed = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** AWS Signature Version 4, read from its description and from nobody's code. Null where it holds, else what is wrong. */
export function whatIsWrong(
  { method, url, headers, body }: Signed,
  { accessKeyId, secretAccessKey, region }: Credentials,
): string | null {
  const [, givenId, date = '', givenRegion, names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (givenId !== accessKeyId || givenRegion !== region) return 'InvalidAccessKeyId';
  const bodyHash = headers['x-amz-content-sha256'] ?? '';
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const at = headers['x-amz-date'] ?? '';
  if (!at.startsWith(date) || Math.abs(Date.now() - instantOf(at)) > 900_000) return 'RequestTimeTooSkewed';
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every(name => names.split(';').includes(name)))
    return 'AccessDenied';
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...names.split(';').map(name => `${name}:${headers[name]?.trim() ?? ''}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, hex(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(keyed, keyed(`AWS4${secretAccessKey}`, date));
  return keyed(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

const instantOf = (at: string) =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
