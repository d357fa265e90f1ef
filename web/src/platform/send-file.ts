import type { AnswerOf, SentTo, UploadLine } from './api/endpoint-lines.ts';
import { endpointPath } from './api/endpoint-path.ts';
import { ApiError, refusalOf } from './api-client.ts';

interface FileToSend {
  readonly file: Blob;
  /** Null where nobody is asked who they are. */
  readonly token: string | null;
  /** How many bytes of it have left, of how many. */
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends a file to an endpoint by its request line, and tells how far it has come. */
export function sendFile<L extends UploadLine>(line: L, sent: SentTo<L> & FileToSend): Promise<AnswerOf<L>> {
  const { params = {}, query = {}, ...file }: SentParts = sent;
  return sendFileTo({ ...endpointPath(line, { params, query }), ...file });
}

interface SentParts extends FileToSend {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
}
interface Address {
  readonly method: string;
  readonly path: string;
}

/** By the older way to ask: the newer one cannot tell how far a file has come. */
function sendFileTo<Answer>({
  method,
  path,
  file,
  token,
  onProgress,
  signal,
}: Address & FileToSend): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open(method, path);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onerror = () => reject(new ApiError({ code: 'service.unavailable' }));
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer as Answer);
      else reject(new ApiError(refusalOf(request.status, answer)));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
