import { useCallback } from 'react';
import { openAnswer } from '#platform/api-client.ts';
import { saveFile } from '#platform/save-file.ts';
import type { DownloadLine, SentTo } from './endpoint-lines.ts';
import { endpointPath } from './endpoint-path.ts';
import { useApiAccess } from './use-api-access.ts';

const quotedName = /filename="(?<name>[^"]+)"/;

/** Saves a file of the API under the name that the server gives it. A link could not carry the sign-in. */
export function useDownload(): <L extends DownloadLine>(line: L, sent: SentTo<L> & object) => Promise<void> {
  const access = useApiAccess();
  return useCallback(
    async (line, sent) => {
      const { path } = endpointPath(line, sent);
      // The path of a line, with its parameters filled in.
      const answer = await openAnswer(access, path as `/api/${string}`);
      const name = quotedName.exec(answer.headers.get('content-disposition') ?? '')?.groups?.name ?? '';
      saveFile(name, await answer.blob());
    },
    [access],
  );
}
