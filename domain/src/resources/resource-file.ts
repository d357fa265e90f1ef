import { isMediaType, type MediaType } from '../files/media-type.ts';
import type { FiledType } from './resource-type.ts';

const VIDEOS: readonly MediaType[] = ['video/mp4', 'video/webm'];
const MIB = 1024 * 1024;

/** Whether a file of this kind can be a resource of that type (R181). */
export const fitsType = (mediaType: string | null, type: FiledType): mediaType is MediaType =>
  mediaType !== null && isMediaType(mediaType) && VIDEOS.includes(mediaType) === (type === 'video');

export const largestFile = (type: FiledType): number => (type === 'video' ? 500 : 25) * MIB;

/** What browsers show by themselves; everything else can only be downloaded. */
export const canBeViewed = (mediaType: string): boolean => /^(video|image)\/|\/pdf$/.test(mediaType);
