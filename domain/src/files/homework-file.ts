import type { MediaType } from './media-type.ts';

/** How many one piece of homework has at most (R155). */
export const MAX_FILES = 10;
export const MAX_WORK = 25 * 1024 * 1024;

/** A page can be read on it, and printed. */
export const MAX_SIDE = 2560;
/** More than phones take; a few bytes can claim to be many times that. */
export const MAX_PIXELS = 64_000_000;

const OFFICE = /\.(wordprocessingml\.document|presentationml\.presentation|spreadsheetml\.sheet)$/;

/** What a child may hand in (R156). */
export const fitsHomework = (mediaType: MediaType): boolean =>
  mediaType === 'application/pdf' || OFFICE.test(mediaType) || isPhoto(mediaType);

/** What is drawn anew before it is kept (R393). */
export const isPhoto = (mediaType: string): boolean => /^image\/(jpeg|png|webp)$/.test(mediaType);
