import type { UploadedFile } from '@bayan/domain/files/file';
import { type Api, ApiError, createApi, refusalOf } from '../../platform/api.ts';

/** For people whom nobody asks who they are. */
const api: Api = createApi({
  token: async () => null,
  renewedToken: async () => null,
  onRefused: () => {},
});

export const askForStamp = async () => (await api<{ stamp: string }>('/api/applications/stamp')).stamp;

export const sendApplication = async (body: object) =>
  (await api<{ reference: string }>('/api/applications', { method: 'POST', body })).reference;

interface FileToSend {
  readonly file: File;
  readonly id: string;
  readonly application: string;
  readonly onProgress: (percent: number) => void;
}

/** By the older way to ask: the newer one cannot tell how far a file has come. */
export async function sendFile({ file, id, application, onProgress }: FileToSend): Promise<UploadedFile> {
  const query = new URLSearchParams({ id, application, name: file.name, stamp: await askForStamp() });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/applications/files?${query}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onerror = () => reject(new ApiError({ code: 'service.unavailable' }));
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201) resolve(answer as UploadedFile);
      else reject(new ApiError(refusalOf(request.status, answer)));
    };
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
