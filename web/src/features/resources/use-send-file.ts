import type { UploadedFile } from '@bayan/domain/files/file';
import { largestFile } from '@bayan/domain/resources/resource-file';
import type { FiledType } from '@bayan/domain/resources/resource-type';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useApiAccess } from '../../platform/auth/use-api.ts';
import { newId } from '../../platform/new-id.ts';
import { sendFile } from '../../platform/send-file.ts';

interface Sending {
  readonly name: string;
  readonly percent: number;
}

/** Sends a file as soon as it is chosen; it can be stopped on its way. */
export function useSendFile(onArrived: (file: UploadedFile) => void) {
  const { token } = useApiAccess();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const stopping = useRef<AbortController>(null);

  // Nobody waits any more for what is on its way when the field is gone.
  useEffect(() => () => stopping.current?.abort(), []);

  async function send(file: File, type: FiledType) {
    const { name } = file;
    stopping.current?.abort();
    const sent = new AbortController();
    const { signal } = sent;
    stopping.current = sent;
    setFailure(null);
    setSending({ name, percent: 0 });
    try {
      if (file.size > largestFile(type)) throw new ApiError({ code: 'input.too-large' });
      const query = new URLSearchParams({ id: newId(), name, type });
      const onProgress = (percent: number) => {
        if (!signal.aborted) setSending({ name, percent });
      };
      const arrived = await sendFile<UploadedFile>({
        path: `/api/files?${query}`,
        file,
        token: await token(),
        onProgress,
        signal,
      });
      if (!signal.aborted) onArrived(arrived);
    } catch (problem) {
      if (!signal.aborted) setFailure(problem);
    }
    if (stopping.current === sent) setSending(null);
  }

  return { sending, failure, send, stop: () => stopping.current?.abort() };
}
