import type { ByteRange } from '#file-store/file-store.ts';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a request asks for. Null where it asks for all of it: by nothing, by several parts at once,
 * which we do not send, or by something that is no range.
 */
export function askedRange(header: string | null, size: number): ByteRange | 'none-such' | null {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return last.match(/^0+$/) ? 'none-such' : { first: Math.max(0, size - Number(last)), last: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'none-such';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
