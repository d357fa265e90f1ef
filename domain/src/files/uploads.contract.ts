import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { wholeNumber } from '#fields/number.ts';
import { withId } from '#fields/with-id.ts';
import { uploadedFile } from './files.contract.ts';
import { UPLOAD_USES } from './upload-use.ts';
import { UPLOAD_LIMITS } from './uploads.limits.ts';

/** The client announces the file before it sends the first part. */
const uploadForm = z.strictObject({
  name: z.string().max(UPLOAD_LIMITS.name),
  size: wholeNumber(0, UPLOAD_LIMITS.size).describe('Size in bytes.'),
  use: z.enum(UPLOAD_USES),
});
export type UploadForm = z.output<typeof uploadForm>;

const uploadView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    size: z.int(),
    use: z.enum(UPLOAD_USES),
    parts: z.array(z.int()).describe('Numbers of the received parts. Each part has 1 MiB, except the last.'),
    file: uploadedFile.nullable().describe('The complete file. Null until the upload is complete.'),
  })
  .meta({ id: 'Upload' });
/** The answer as a client receives it. */
export type Upload = z.output<typeof uploadView>;

/** The same answer for an upload in progress and a complete file: no more parts can arrive. */
const stoppedUpload = withId.meta({ id: 'StoppedUpload' });

/** The limit counts the files of a person, and their parallel requests. */
const beginning = [
  'upload.quota',
  'upload.refused',
  'file.empty',
  'idempotency.mismatch',
  'limit.reached',
] as const;
const sending = ['upload.part', 'upload.refused', 'idempotency.mismatch', 'limit.reached'] as const;
const finishing = [
  'upload.incomplete',
  'upload.refused',
  'file.kind',
  'file.infected',
  'file.pixels',
  'limit.reached',
] as const;

export const uploadsContract = defineContract('uploads', {
  'PUT /api/uploads/{id}': {
    summary: 'Start an upload',
    description: 'The client creates the id.',
    access: everyRole,
    body: uploadForm,
    answer: { status: 200, json: uploadView },
    errors: beginning,
  },
  'GET /api/uploads/{id}': {
    summary: 'Get an upload and the parts received so far',
    access: everyRole,
    answer: { status: 200, json: uploadView },
    errors: ['upload.refused'],
  },
  'DELETE /api/uploads/{id}': {
    summary: 'Cancel an upload',
    description: 'The server deletes the received parts.',
    access: everyRole,
    answer: { status: 200, json: stoppedUpload },
    errors: ['upload.refused'],
  },
  'PUT /api/uploads/{id}/parts/{number}': {
    summary: 'Upload one part of a file',
    description: 'Each part has 1 MiB, except the last.',
    access: everyRole,
    params: z.object({ id: z.uuid(), number: wholeNumber(1, UPLOAD_LIMITS.parts) }),
    file: true,
    answer: { status: 200, json: uploadView },
    errors: sending,
  },
  'POST /api/uploads/{id}/file': {
    summary: 'Complete an upload',
    description: 'The server joins the parts into a file. A resource or homework can then name the file.',
    access: everyRole,
    answer: { status: 201, json: uploadedFile },
    errors: finishing,
  },
  'PUT /api/uploads/{id}/file': {
    summary: 'Upload a small file in one request',
    description: 'The file has at most 1 MiB. The client creates the id.',
    access: everyRole,
    query: uploadForm,
    file: true,
    answer: { status: 201, json: uploadedFile },
    errors: [...beginning, ...sending, ...finishing],
  },
});
