import { useCallback } from 'react';
import { openAnswer } from '#platform/api-client.ts';
import { saveFile } from '#platform/save-file.ts';
import { useApiAccess } from './use-api.ts';

const quotedName = /filename="(?<name>[^"]+)"/;

/** Saves a file of the API under the name that the server gives it. A link could not carry the sign-in. */
export function useDownload(): (path: `/api/${string}`) => Promise<void> {
  const access = useApiAccess();
  return useCallback(
    async path => {
      const answer = await openAnswer(access, path);
      const name = quotedName.exec(answer.headers.get('content-disposition') ?? '')?.groups?.name ?? '';
      saveFile(name, await answer.blob());
    },
    [access],
  );
}
