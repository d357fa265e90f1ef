/** A file in a zip, from the directory at the end of the zip. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isDeflated: boolean;
  readonly packed: number;
  readonly unpacked: number;
  /** The offset of the local header. */
  readonly offset: number;
}

interface DirectoryPlace {
  readonly entries: number;
  readonly offset: number;
  readonly size: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x0001 | 0x2000;
const STORED = 0;
const DEFLATED = 8;

/** The end of a zip that can contain the record with the position of the directory. */
export const ZIP_TAIL_BYTES = END_BYTES + MAX_COMMENT;
export const ZIP_LOCAL_BYTES = LOCAL_BYTES;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Null for a truncated zip, a multi-part zip or a Zip64 file. */
export function directoryPlace(tail: Uint8Array, fileSize: number): DirectoryPlace | null {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    if (at + END_BYTES + view.getUint16(at + 20, true) !== tail.length) continue;
    const [disk, firstDisk] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
    const entries = view.getUint16(at + 10, true);
    const [size, offset] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    const isWhole = offset + size === fileSize - tail.length + at;
    return disk === 0 && firstDisk === 0 && isWhole ? { entries, offset, size } : null;
  }
  return null;
}

/** Null for an invalid directory. */
export function readZipDirectory(bytes: Uint8Array, entries: number): ZipEntry[] | null {
  const view = viewOf(bytes);
  const found: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_BYTES <= bytes.length && view.getUint32(at, true) === ENTRY_SIGNATURE) {
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > bytes.length || (method !== STORED && method !== DEFLATED)) return null;
    found.push({
      // The relevant names are ASCII. For other names, bytes are enough to tell them apart.
      name: String.fromCharCode(...bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      isDeflated: method === DEFLATED,
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return at === bytes.length && found.length === entries ? found : null;
}

/** The start of a file's content after its local header. Null without such a header. */
export function contentStart(header: Uint8Array, offset: number): number | null {
  const view = viewOf(header);
  if (header.length < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL_SIGNATURE) return null;
  return offset + LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}
