import { Refusal } from '@bayan/domain/errors';

/** Several times what the longest form needs; a mebibyte of small fields takes long to read for a refusal (R300). */
const MAX_BODY_BYTES = 256 * 1024;

/** Reads a body as text, giving up as soon as it is larger than the limit. Null: it is larger. */
export async function readText(request: Request, limit = MAX_BODY_BYTES): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (request.body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export async function readJson(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType && mediaType !== 'application/json') throw new Refusal('input.media-type');
  let text: string | null;
  try {
    text = await readText(request);
  } catch {
    throw new Refusal('input.unreadable');
  }
  if (text === null) throw new Refusal('input.too-large');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('input.unreadable');
  }
}
