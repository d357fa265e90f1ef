import { Refusal } from '@bayan/domain/errors';
import type { Logger } from 'pino';
import type { Answers } from './answer.ts';
import { askedRange } from './asked-range.ts';
import { loggedStream } from './logged-stream.ts';
import type { StoredFileAnswer } from './output.ts';

/** Nothing in a file runs, calls home or is framed; what browsers show files with is their own. */
const FILE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "object-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** As long as the addresses of files work (R173). */
const CACHE = 'private, max-age=3600';

interface Parts {
  readonly answers: Answers;
  readonly log: Pick<Logger, 'error'>;
}

/** Sends a file, or the part of it that was asked for, or that the reader has it already. */
export async function deliver(
  request: Request,
  file: StoredFileAnswer,
  requestId: string,
  { answers, log }: Parts,
): Promise<Response> {
  const { size, sha256, mediaType } = file;
  const etag = `"${sha256.toString('hex')}"`;
  const about = {
    etag,
    'cache-control': CACHE,
    'accept-ranges': 'bytes',
    'content-security-policy': FILE_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
  const { headers } = request;
  if (names(headers.get('if-none-match'), etag)) return answers.stream(304, null, about);

  const isSameStill = !headers.has('if-range') || headers.get('if-range') === etag;
  const range = isSameStill ? askedRange(headers.get('range'), size) : null;
  if (range === 'none-such') {
    const refusal = answers.refusal(new Refusal('file.range'), requestId);
    refusal.headers.set('content-range', `bytes */${size}`);
    return refusal;
  }
  const isAskedAbout = request.method === 'HEAD';
  const body = isAskedAbout ? null : loggedStream(await file.open(range ?? undefined), log, requestId);
  return answers.stream(range ? 206 : 200, body, {
    ...about,
    'content-type': mediaType,
    'content-disposition': dispositionOf(file),
    'content-length': String(range ? range.last - range.first + 1 : size),
    ...(range ? { 'content-range': `bytes ${range.first}-${range.last}/${size}` } : {}),
  });
}

const names = (header: string | null, etag: string) =>
  header?.split(',').some(one => one.trim().replace(/^W\//, '') === etag || one.trim() === '*') ?? false;

/** The name in any letters, and beside it one in plain letters for whoever knows no others (RFC 6266). */
function dispositionOf({ disposition, name }: StoredFileAnswer): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${escaped}`;
}
