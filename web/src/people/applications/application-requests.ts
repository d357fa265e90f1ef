import type { UploadedFile } from '@bayan/domain/files/file';
import { type Api, createApi } from '#platform/api-client.ts';
import { sendFile } from '#platform/send-file.ts';

/** For people whom nobody asks who they are. */
const api: Api = createApi({
  token: async () => null,
  renewedToken: async () => null,
  onRefused: () => {},
});

export const askForStamp = async () => (await api<{ stamp: string }>('/api/applications/stamp')).stamp;

export const sendApplication = async (body: object) =>
  (await api<{ reference: string }>('/api/applications', { method: 'POST', body })).reference;

interface Certificate {
  readonly file: File;
  readonly id: string;
  readonly application: string;
  readonly onProgress: (percent: number) => void;
}

export async function sendCertificate({ file, id, application, onProgress }: Certificate) {
  const query = new URLSearchParams({ id, application, name: file.name, stamp: await askForStamp() });
  return sendFile<UploadedFile>({
    path: `/api/applications/files?${query}`,
    file,
    token: null,
    onProgress: (sent, total) => onProgress(Math.floor((sent / total) * 100)),
  });
}
