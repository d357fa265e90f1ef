import { useMemo } from 'react';
import { useApiAccess } from '#platform/api/use-api-access.ts';
import { useCall } from '#platform/api/use-call.ts';
import { type ApiAccess, ApiError } from '#platform/api-client.ts';
import { sendFile } from '#platform/send-file.ts';
import type { UploadSteps } from './send-upload.ts';

/** The steps of an upload, as the signed-in person takes them. */
export function useUploadSteps(): (signal: AbortSignal) => UploadSteps {
  const call = useCall();
  const access = useApiAccess();
  return useMemo(
    () => signal => ({
      begin: (id, body) => call('PUT /api/uploads/{id}', { params: { id }, body, signal }),
      part: (id, number, file, onProgress) =>
        asMember(access, token =>
          sendFile('PUT /api/uploads/{id}/parts/{number}', {
            params: { id, number },
            file,
            token,
            onProgress,
            signal,
          }),
        ),
      finish: id => call('POST /api/uploads/{id}/file', { params: { id }, signal }),
      atOnce: (id, query, file, onProgress) =>
        asMember(access, token =>
          sendFile('PUT /api/uploads/{id}/file', { params: { id }, query, file, token, onProgress, signal }),
        ),
      stop: id => call('DELETE /api/uploads/{id}', { params: { id }, signal }),
    }),
    [call, access],
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
