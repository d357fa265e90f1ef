import type { MediaType } from '#files/media-type.ts';

/** What a certificate may be (R378). */
export const CERTIFICATE_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
] as const satisfies MediaType[];
export const MAX_CERTIFICATE = 10 * 1024 * 1024;
export const MAX_CERTIFICATES = 6;
/** Who takes one back and sends another has sent more than the application names. */
export const MAX_UPLOADS = 12;
