import type { UploadedFile } from '@bayan/domain/files/file';
import type { Upload } from '@bayan/domain/files/upload';
import { useMemo } from 'react';
import { useApi, useApiAccess } from '#platform/api/use-api.ts';
import { type ApiAccess, ApiError } from '#platform/api-client.ts';
import { sendFile } from '#platform/send-file.ts';
import type { UploadSteps } from './send-upload.ts';

/** The steps of an upload, as the signed-in person takes them. */
export function useUploadSteps(): (signal: AbortSignal) => UploadSteps {
  const api = useApi();
  const access = useApiAccess();
  return useMemo(
    () => signal => {
      const put = <Answer>(path: `/api/${string}`, file: Blob, onProgress: (sent: number) => void) =>
        asMember(access, token => sendFile<Answer>({ path, method: 'PUT', file, token, onProgress, signal }));
      return {
        begin: (id, body) => api<Upload>(`/api/uploads/${id}`, { method: 'PUT', body, signal }),
        part: (id, number, bytes, onSent) => put(`/api/uploads/${id}/parts/${number}`, bytes, onSent),
        finish: id => api<UploadedFile>(`/api/uploads/${id}/file`, { method: 'POST', signal }),
        atOnce: (id, { name, size, use }, bytes, onSent) => {
          const query = new URLSearchParams({ name, size: String(size), use });
          return put<UploadedFile>(`/api/uploads/${id}/file?${query}`, bytes, onSent);
        },
        stop: id => api<unknown>(`/api/uploads/${id}`, { method: 'DELETE', signal }),
      };
    },
    [api, access],
  );
}

/** A sign-in that has run out on the way is renewed, once. */
async function asMember<Answer>(
  { token, renewedToken }: ApiAccess,
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(await token());
  } catch (error) {
    const hasRunOut = error instanceof ApiError && error.code === 'auth.required';
    const renewed = hasRunOut ? await renewedToken() : null;
    if (renewed === null) throw error;
    return send(renewed);
  }
}
