import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { fitsOnePart, PART_BYTES, partsOf } from '@bayan/domain/files/upload-parts';
import type { Upload, UploadForm } from '@bayan/domain/files/uploads.contract';
import { ApiError } from '#platform/api-client.ts';
import { forgetUploads, knownUploadId, uploadIdOf } from './remembered-uploads.ts';

/** The requests by which a file is sent. */
export interface UploadSteps {
  begin(id: string, form: UploadForm): Promise<Upload>;
  part(id: string, number: number, bytes: Blob, onSent: (bytes: number) => void): Promise<unknown>;
  finish(id: string): Promise<UploadedFile>;
  /** All of them in one, for a file of one part (R396). */
  atOnce(id: string, form: UploadForm, bytes: Blob, onSent: (bytes: number) => void): Promise<UploadedFile>;
  stop(id: string): Promise<unknown>;
}

interface FileToUpload {
  readonly file: File;
  readonly use: UploadForm['use'];
  /** What the file is for: the same file for something else is another upload. */
  readonly purpose: string;
  readonly signal: AbortSignal;
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** The academy cannot be reached; it goes on by itself. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/** Sends a file, part by part where it has several. A lost network only makes it wait; what has arrived stays (R395). */
export async function sendUpload(steps: UploadSteps, upload: FileToUpload): Promise<UploadedFile> {
  const { file, purpose } = upload;
  const id = uploadIdOf(purpose, file);
  try {
    return await goOn(steps, id, upload);
  } catch (error) {
    if (isForgotten(error) || isRefused(error)) forgetUploads([id]);
    if (!isForgotten(error)) throw error;
    return goOn(steps, uploadIdOf(purpose, file), upload);
  }
}

/** The server has thrown away what was begun, has refused it, or knows another file under the id. */
const isForgotten = (error: unknown) =>
  error instanceof ApiError && /^(not-found|upload\.refused|idempotency\.mismatch)$/.test(error.code);

/** What was refused stays refused under its id (R610), or never began: the same file is sent anew another time. */
const isRefused = (error: unknown) => error instanceof ApiError && /^(file\.|upload\.quota)/.test(error.code);

/** What has arrived of it goes, so that there is room for the next (R611). Without a word the server ends it later. */
export async function stopUpload(
  steps: Pick<UploadSteps, 'stop'>,
  { purpose, file }: Pick<FileToUpload, 'purpose' | 'file'>,
): Promise<void> {
  const id = knownUploadId(purpose, file);
  if (id === null) return;
  forgetUploads([id]);
  await steps.stop(id).catch(() => {});
}

async function goOn(steps: UploadSteps, id: string, upload: FileToUpload): Promise<UploadedFile> {
  const { file, use, onProgress } = upload;
  const { name, size } = file;
  const form = { name, size, use };
  // All of it is there only when it is put together.
  const tell = (sent: number) => onProgress(Math.min(99, Math.floor((sent / Math.max(1, size)) * 100)));
  // Where the answer is lost it is asked for by the same id, and nothing is kept twice.
  if (fitsOnePart(size)) return insist(() => steps.atOnce(id, form, file, tell), upload);
  const begun = await insist(() => steps.begin(id, form), upload);
  if (begun.file) return begun.file;
  const arrived = new Set(begun.parts);
  const missing = Array.from({ length: partsOf(size) }, (_, index) => index + 1).filter(
    number => !arrived.has(number),
  );
  const bytesOf = (number: number) => file.slice((number - 1) * PART_BYTES, number * PART_BYTES);
  let done = size - missing.reduce((sum, number) => sum + bytesOf(number).size, 0);
  for (const number of missing) {
    const bytes = bytesOf(number);
    await insist(() => steps.part(id, number, bytes, sent => tell(done + sent)), upload);
    done += bytes.size;
    tell(done);
  }
  return insist(() => steps.finish(id), upload);
}

/** As the live channel waits (R304). */
const PAUSES_MS = [1000, 2000, 5000, 10_000];

async function insist<Answer>(
  step: () => Promise<Answer>,
  { signal, onWaiting }: FileToUpload,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await step();
      onWaiting(false);
      return answer;
    } catch (error) {
      const isTemporary = error instanceof ApiError && error.code === 'service.unavailable';
      if (signal.aborted || !isTemporary) throw error;
      onWaiting(true);
      await untilWorthTrying(PAUSES_MS[tries] ?? 10_000, signal);
    }
  }
}

/** Until some time has passed, or the network has returned. */
function untilWorthTrying(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), milliseconds);
    addEventListener('online', end(resolve), { signal: over.signal });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: over.signal },
    );
  });
}
