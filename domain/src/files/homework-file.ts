import type { MediaType } from './media-type.ts';

/** The maximum number of files of a homework item (R155). */
export const MAX_FILES = 10;
export const MAX_WORK = 25 * 1024 * 1024;

/** Enough pixels to read and print a page. */
export const MAX_SIDE = 2560;
/** Phones take smaller photos. A small file can claim a huge size. */
export const MAX_PIXELS = 64_000_000;

const OFFICE = /\.(wordprocessingml\.document|presentationml\.presentation|spreadsheetml\.sheet)$/;

/** The types that a student can submit (R156). */
export const fitsHomework = (mediaType: MediaType): boolean =>
  mediaType === 'application/pdf' || OFFICE.test(mediaType) || isPhoto(mediaType);

/** The server re-encodes photos before it stores them (R393). */
export const isPhoto = (mediaType: string): boolean => /^image\/(jpeg|png|webp)$/.test(mediaType);
