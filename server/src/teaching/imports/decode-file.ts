import { TextDecoder } from 'node:util';

const MARKS: readonly { readonly encoding: string; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];
const MARK_BYTES = 3;

const encodingOf = (start: Uint8Array) =>
  MARKS.find(({ bytes }) => bytes.every((byte, place) => start[place] === byte))?.encoding ?? 'utf-8';

/**
 * The text of a file as it arrives. UTF-16 is read where the file says so by its mark. Anything else is read as UTF-8: of
 * an older encoding, such as Windows-1256, nobody can tell which it is, so what it is not leaves a sign in its cell (R992).
 */
export async function* decodeFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let start = new Uint8Array();
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < MARK_BYTES) continue;
    decoder = new TextDecoder(encodingOf(start));
    yield decoder.decode(start, { stream: true });
  }
  yield decoder ? decoder.decode() : new TextDecoder(encodingOf(start)).decode(start);
}
