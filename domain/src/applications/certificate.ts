import type { MediaType } from '#files/media-type.ts';

/** The accepted types of a certificate (R378). */
export const CERTIFICATE_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
] as const satisfies MediaType[];
export const MAX_CERTIFICATE = 10 * 1024 * 1024;
export const MAX_CERTIFICATES = 6;
/** More than an application names, because applicants replace files before they send the form. */
export const MAX_UPLOADS = 12;
