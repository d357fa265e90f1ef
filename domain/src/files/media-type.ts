import { isMp4, isWebm } from './video-container.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Every file type that the academy stores (R176), with its extension. */
const ENDINGS = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
} as const;

export type MediaType = keyof typeof ENDINGS;

export const isMediaType = (text: string): text is MediaType => Object.hasOwn(ENDINGS, text);
export const endingOf = (mediaType: MediaType): string => ENDINGS[mediaType];

/** What a file claims to be that ends so; null where that is nothing of ours. */
export const mediaTypeOfEnding = (ending: string): MediaType | null => {
  const usual = ending === 'jpeg' ? 'jpg' : ending;
  return (
    Object.keys(ENDINGS)
      .filter(isMediaType)
      .find(type => ENDINGS[type] === usual) ?? null
  );
};

const begins = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, n) => head[n] === byte);

const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** The media type in the first bytes of a file. For a zip, `officeTypeOf` reads further. */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  if (begins(head, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf';
  if (begins(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins(head, RIFF) && begins(head.subarray(8), WEBP)) return 'image/webp';
  if (isMp4(head)) return 'video/mp4';
  return isWebm(head) ? 'video/webm' : null;
}

export const isZip = (head: Uint8Array) => begins(head, [0x50, 0x4b, 0x03, 0x04]);
