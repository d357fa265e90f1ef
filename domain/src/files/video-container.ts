const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Without pictures (heic, avif), audio (M4A) and QuickTime (qt): they use the same container, but not all browsers play
 * them.
 */
const MP4_BRANDS = new Set([
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9'],
  ...['mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'M4VH', 'M4VP', 'MSNV'],
]);
const SHORTEST_BOX = 16;

/** The first box of an MP4 file: a valid length, the type `ftyp` and the brand of a video. */
export function isMp4(head: Uint8Array): boolean {
  if (head.length < 12 || ascii(head.subarray(4, 8)) !== 'ftyp') return false;
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  return length >= SHORTEST_BOX && length % 4 === 0 && MP4_BRANDS.has(ascii(head.subarray(8, 12)));
}

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
/** The DocType element with the value `webm`. Browsers do not play other Matroska files. */
const WEBM = '\x42\x82\x84webm';
const HEADER_BYTES = 64;

export const isWebm = (head: Uint8Array) =>
  EBML.every((byte, n) => head[n] === byte) && ascii(head.subarray(0, HEADER_BYTES)).includes(WEBM);
