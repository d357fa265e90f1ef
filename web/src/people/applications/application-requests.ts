import { callAsVisitor } from '#platform/api/call.ts';
import type { AnswerOf, SentTo } from '#platform/api/endpoint-lines.ts';
import { endpointPath } from '#platform/api/endpoint-path.ts';
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

const FILES = 'POST /api/applications/files';

export async function sendCertificate({ file, id, application, onProgress }: Certificate) {
  const sent: SentTo<typeof FILES> = {
    query: { id, application, name: file.name, stamp: await askForStamp() },
  };
  return sendFile<AnswerOf<typeof FILES>>({
    path: endpointPath(FILES, sent).path as `/api/${string}`,
    file,
    token: null,
    onProgress: (sent, total) => onProgress(Math.floor((sent / total) * 100)),
  });
}
