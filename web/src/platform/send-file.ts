import { ApiError, refusalOf } from './api-client.ts';

interface FileToSend {
  readonly path: `/api/${string}`;
  readonly method?: 'POST' | 'PUT';
  readonly file: Blob;
  /** Null where nobody is asked who they are. */
  readonly token: string | null;
  /** How many bytes of it have left, of how many. */
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** By the older way to ask: the newer one cannot tell how far a file has come. */
export function sendFile<Answer>({
  path,
  method = 'POST',
  file,
  token,
  onProgress,
  signal,
}: FileToSend): Promise<Answer> {
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
