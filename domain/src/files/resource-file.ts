import type { FileUse } from './file.ts';
import { isMediaType, type MediaType } from './media-type.ts';
import type { FiledType } from './resource-type.ts';

const VIDEOS: readonly MediaType[] = ['video/mp4', 'video/webm'];
/** The server stores this type only for pictures of people. */
const PICTURES_ONLY: readonly MediaType[] = ['image/webp'];
const MIB = 1024 * 1024;

/** Whether a file of this media type fits a resource of that type (R181). */
export const fitsType = (mediaType: string | null, type: FiledType): mediaType is MediaType =>
  mediaType !== null &&
  isMediaType(mediaType) &&
  !PICTURES_ONLY.includes(mediaType) &&
  VIDEOS.includes(mediaType) === (type === 'video');

export const largestFile = (type: FiledType): number => (type === 'video' ? 500 : 25) * MIB;

/** Browsers display these types. All other types are downloads. */
export const canBeViewed = (mediaType: string): boolean => /^(video|image)\/|\/pdf$/.test(mediaType);

/** Whether the browser downloads the file. Types that browsers cannot display are always downloads (R174). */
export const isDownload = (use: FileUse, mediaType: string): boolean =>
  use === 'download' || !canBeViewed(mediaType);
