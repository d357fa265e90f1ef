import { z } from 'zod';
import { wholeNumber } from '#fields/number.ts';
import { uploadedFile } from './file.ts';
import { UPLOAD_USES } from './upload-use.ts';

/** Beyond what is taken for anything: what is too large for its use is said so in other words. */
const LARGEST_CLAIM = 999_999_999_999;
const LONGEST_NAME = 1000;
const MOST_PARTS = 500;

/** What is going to be sent, said before any of it is. */
export const uploadForm = z.strictObject({
  name: z.string().max(LONGEST_NAME),
  size: wholeNumber(0, LARGEST_CLAIM).describe('In bytes.'),
  use: z.enum(UPLOAD_USES),
});
export type UploadForm = z.infer<typeof uploadForm>;

export const partAddress = z.object({ id: z.uuid(), number: wholeNumber(1, MOST_PARTS) });

/** Whether it was under way still or was a file already: nothing more arrives of it. */
export const stoppedUpload = z.object({ id: z.uuid() }).meta({ id: 'StoppedUpload' });

export const uploadView = z
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
