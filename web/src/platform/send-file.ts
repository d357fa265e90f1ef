import { ApiError, refusalOf } from './api.ts';

interface FileToSend {
  readonly path: `/api/${string}`;
  readonly file: File;
  /** Null where nobody is asked who they are. */
  readonly token: string | null;
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/** By the older way to ask: the newer one cannot tell how far a file has come. */
export function sendFile<Answer>({ path, file, token, onProgress, signal }: FileToSend): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onerror = () => reject(new ApiError({ code: 'service.unavailable' }));
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201) resolve(answer as Answer);
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
