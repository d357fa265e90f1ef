import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { wholeNumber } from '#fields/number.ts';
import { FILE_USES } from './file.ts';
import { FILE_LIMITS } from './files.limits.ts';

export const uploadedFile = z
  .object({ id: z.uuid(), name: z.string(), mediaType: z.string(), size: z.int() })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.output<typeof uploadedFile>;

export const fileLink = z
  .object({ url: z.string().describe('The address works without a sign-in.'), expiresAt: instant })
  .meta({ id: 'FileLink' });

/** The signature covers all parameters. */
const fileAddressQuery = z.strictObject({
  viewer: z.uuid(),
  use: z.enum(FILE_USES),
  expires: wholeNumber(0, FILE_LIMITS.expires).describe('Expiry time in seconds since 1970.'),
  signature: z.string().max(FILE_LIMITS.signature),
});
export type FileAddressQuery = z.output<typeof fileAddressQuery>;

export const filesContract = defineContract('files', {
  'GET /api/files/{id}': {
    summary: 'Download a file or a part of it',
    description: 'The signature in the address names the reader and the expiry time.',
    access: 'anyone',
    query: fileAddressQuery,
    answer: { status: 200, file: '*/*' },
    // The limit counts a reader's downloads in progress (R616).
    errors: ['resource.downloads-off', 'file.range', 'limit.reached'],
  },
});
