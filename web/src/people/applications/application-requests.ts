import { callAsVisitor } from '#platform/api/call.ts';
import type { SentTo } from '#platform/api/endpoint-lines.ts';
import { sendFile } from '#platform/send-file.ts';

export const askForStamp = async () => (await callAsVisitor('GET /api/applications/stamp', {})).stamp;

type Application = SentTo<'POST /api/applications'>['body'];

export const sendApplication = async (body: Application) =>
  (await callAsVisitor('POST /api/applications', { body })).reference;

interface Certificate {
  readonly file: File;
  readonly id: string;
  readonly application: string;
  readonly onProgress: (percent: number) => void;
}

export const sendCertificate = async ({ file, id, application, onProgress }: Certificate) =>
  sendFile('POST /api/applications/files', {
    query: { id, application, name: file.name, stamp: await askForStamp() },
    file,
    token: null,
    onProgress: (sent, total) => onProgress(Math.floor((sent / total) * 100)),
  });
