import { useCallback } from 'react';
import { openAnswer } from '../api.ts';
import { useApiAccess } from './use-api.ts';

const quotedName = /filename="(?<name>[^"]+)"/;

/** Saves a file of the API under the name that the server gives it. A link could not carry the sign-in. */
export function useDownload(): (path: `/api/${string}`) => Promise<void> {
  const access = useApiAccess();
  return useCallback(
    async path => {
      const answer = await openAnswer(access, path);
      const name = quotedName.exec(answer.headers.get('content-disposition') ?? '')?.groups?.name ?? '';
      const address = URL.createObjectURL(await answer.blob());
      const link = document.createElement('a');
      Object.assign(link, { href: address, download: name });
      link.click();
      // The browser has begun to save by then, and would otherwise keep the file in memory.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
    [access],
  );
}
