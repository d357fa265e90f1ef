import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x04034b50;

/** The files of an archive by name; none where it is no archive. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 0; at + 30 < archive.length && archive.readUInt32LE(at) === ENTRY; ) {
    const packed = archive.readUInt32LE(at + 18);
    const begin = at + 30 + archive.readUInt16LE(at + 26);
    found.set(
      archive.toString('utf8', at + 30, begin),
      inflateRawSync(archive.subarray(begin, begin + packed)),
    );
    at = begin + packed;
  }
  return found;
}
