import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { wholeNumber } from '#fields/number.ts';
import { uploadedFile } from './files.contract.ts';
import { UPLOAD_USES } from './upload-use.ts';
import { UPLOAD_LIMITS } from './uploads.limits.ts';

/** What is going to be sent, said before any of it is. */
const uploadForm = z.strictObject({
  name: z.string().max(UPLOAD_LIMITS.name),
  size: wholeNumber(0, UPLOAD_LIMITS.size).describe('In bytes.'),
  use: z.enum(UPLOAD_USES),
});
export type UploadForm = z.output<typeof uploadForm>;

const uploadView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    size: z.int(),
    use: z.enum(UPLOAD_USES),
    parts: z.array(z.int()).describe('The numbers of those that have arrived, each of 1 MiB but the last.'),
    file: uploadedFile.nullable().describe('Once it is put together.'),
  })
  .meta({ id: 'Upload' });
/** As the API answers it. */
export type Upload = z.output<typeof uploadView>;

/** Whether it was under way still or was a file already: nothing more arrives of it. */
const stoppedUpload = z.object({ id: z.uuid() }).meta({ id: 'StoppedUpload' });

/** The limit is of people who send too many files, or too many requests at once. */
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
    summary: 'Begin to send a file, under an id of one’s own',
    access: everyRole,
    body: uploadForm,
    answer: { status: 200, json: uploadView },
    errors: beginning,
  },
  'GET /api/uploads/{id}': {
    summary: 'Which parts of a file have arrived',
    access: everyRole,
    answer: { status: 200, json: uploadView },
    errors: ['upload.refused'],
  },
  'DELETE /api/uploads/{id}': {
    summary: 'Stop sending a file: what has arrived of it goes',
    access: everyRole,
    answer: { status: 200, json: stoppedUpload },
    errors: ['upload.refused'],
  },
  'PUT /api/uploads/{id}/parts/{number}': {
    summary: 'Send a part of a file: 1 MiB, or what remains',
    access: everyRole,
    params: z.object({ id: z.uuid(), number: wholeNumber(1, UPLOAD_LIMITS.parts) }),
    file: true,
    answer: { status: 200, json: uploadView },
    errors: sending,
  },
  'POST /api/uploads/{id}/file': {
    summary: 'Put the parts together: it is a file then, which a resource or homework can name',
    access: everyRole,
    answer: { status: 201, json: uploadedFile },
    errors: finishing,
  },
  'PUT /api/uploads/{id}/file': {
    summary: 'Send a file of at most 1 MiB in one request, under an id of one’s own',
    access: everyRole,
    query: uploadForm,
    file: true,
    answer: { status: 201, json: uploadedFile },
    errors: [...beginning, ...sending, ...finishing],
  },
});
