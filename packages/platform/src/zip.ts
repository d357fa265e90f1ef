import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** What the plain format can count to; nothing here needs the large one. */
const MAX_BYTES = 0xffff_ffff;

/** The archive piece by piece, with one entry in memory at a time. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const packed = await deflate(content);
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(FLAGS, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    // 1 January 1980, the first day that the format knows: when the copy was made stands in the copy.
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, place, path]));
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, packed]);
    offset += local.length;
    if (offset > MAX_BYTES) throw new Error('the archive is larger than its format allows');
    yield local;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([list, end]);
}
