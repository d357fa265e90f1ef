/** What a file's first bytes say that it is (R176): by type, its ending, where the bytes stand, and what they are. */
const SIGNATURES = [
  { mediaType: 'application/pdf', ending: 'pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', ending: 'jpg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  {
    mediaType: 'image/png',
    ending: 'png',
    at: 0,
    bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { mediaType: 'video/mp4', ending: 'mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
] as const;

export type MediaType = (typeof SIGNATURES)[number]['mediaType'];

export const mediaTypeOf = (head: Uint8Array): MediaType | null =>
  SIGNATURES.find(({ at, bytes }) => bytes.every((byte, n) => head[at + n] === byte))?.mediaType ?? null;

export const endingOf = (mediaType: MediaType): string =>
  SIGNATURES.find(signature => signature.mediaType === mediaType)?.ending ?? '';
