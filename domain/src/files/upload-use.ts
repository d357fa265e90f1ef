import { fitsHomework, MAX_WORK } from './homework-file.ts';
import type { MediaType } from './media-type.ts';
import { fitsType, largestFile } from './resource-file.ts';
import { FILED_TYPES } from './resource-type.ts';

/** The use of a file: submitted homework, or a type of resource. */
export const UPLOAD_USES = ['homework', ...FILED_TYPES] as const;
export type UploadUse = (typeof UPLOAD_USES)[number];

export const largestUpload = (use: UploadUse): number => (use === 'homework' ? MAX_WORK : largestFile(use));

/** Whether a file of this media type fits the use. */
export const fitsUse = (mediaType: MediaType | null, use: UploadUse): mediaType is MediaType =>
  mediaType !== null && (use === 'homework' ? fitsHomework(mediaType) : fitsType(mediaType, use));
