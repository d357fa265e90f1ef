import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { wholeNumber } from '#fields/number.ts';

export const FILE_SCAN_STATES = ['pending', 'clean', 'infected', 'unscanned'] as const;

/** What somebody opens a file for. */
export const FILE_USES = ['view', 'download'] as const;
export type FileUse = (typeof FILE_USES)[number];

/** How long an address works under which a file can be had without a sign-in (R183). */
export const FILE_LINK_SECONDS = 3600;

export const uploadedFile = z
  .object({ id: z.uuid(), name: z.string(), mediaType: z.string(), size: z.int() })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.infer<typeof uploadedFile>;

export const fileLink = z
  .object({ url: z.string().describe('Works without a sign-in.'), expiresAt: instant })
  .meta({ id: 'FileLink' });
export type FileLink = z.output<typeof fileLink>;

/** All of it is signed. */
export const fileAddressQuery = z.strictObject({
  viewer: z.uuid(),
  use: z.enum(FILE_USES),
  expires: wholeNumber(0, 99_999_999_999).describe('In seconds since 1970.'),
  signature: z.string().max(100),
});
export type FileAddressQuery = z.infer<typeof fileAddressQuery>;
