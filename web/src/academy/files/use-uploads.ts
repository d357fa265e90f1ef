import { claimsAnotherKind } from '@bayan/domain/files/claimed-kind';
import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { largestUpload, type UploadUse } from '@bayan/domain/files/upload-use';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { isolated } from '#platform/isolates.ts';
import { newId } from '#platform/new-id.ts';
import { showToast } from '#ui/toast.tsx';
import { sendUpload, stopUpload } from './send-upload.ts';
import { useUploadSteps } from './use-upload-steps.ts';

/** A file on its way. */
export interface Sending {
  readonly key: string;
  readonly file: File;
  /** From 0 to 100. */
  readonly percent: number;
  /** The academy cannot be reached; it goes on by itself. */
  readonly isWaiting: boolean;
  /** Why it did not arrive; null while it is on its way. */
  readonly failure: unknown;
}

interface Uploading {
  readonly use: UploadUse;
  /** Under which files are known again after a reload. */
  readonly purpose: string;
  readonly onArrived: (file: UploadedFile) => void;
}

/** Sends files as soon as they are chosen, one after the other; each can be stopped, or tried again. */
export function useUploads({ use, purpose, onArrived }: Uploading) {
  const { t } = useTranslation('uploads');
  const stepsWith = useUploadSteps();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const last = useRef(Promise.resolve());

  // Nobody waits any more for what is on its way when the field is gone.
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const change = (key: string, values: Partial<Sending>) =>
    setSending(before => before.map(one => (one.key === key ? { ...one, ...values } : one)));
  const drop = (key: string) => {
    stops.current.delete(key);
    setSending(before => before.filter(one => one.key !== key));
  };

  /** R778 */
  const sayKeptAs = (given: string, name: string) =>
    showToast({
      title: t('otherKind.title'),
      text: t('otherKind.text', { given: isolated(given), name: isolated(name) }),
    });

  async function send(key: string, file: File, { signal }: AbortController) {
    if (signal.aborted) return;
    try {
      if (file.size === 0) throw new ApiError({ code: 'file.empty' });
      if (file.size > largestUpload(use)) throw new ApiError({ code: 'input.too-large' });
      const arrived = await sendUpload(stepsWith(signal), {
        file,
        use,
        purpose,
        signal,
        onProgress: percent => change(key, { percent }),
        onWaiting: isWaiting => change(key, { isWaiting }),
      });
      if (signal.aborted) return;
      drop(key);
      if (claimsAnotherKind(file.name, arrived.mediaType)) sayKeptAs(file.name, arrived.name);
      onArrived(arrived);
    } catch (failure) {
      if (!signal.aborted) change(key, { failure, isWaiting: false });
    }
  }

  function begin(key: string, file: File) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    last.current = last.current.then(() => send(key, file, stop));
  }

  return {
    sending,
    add(files: readonly File[]) {
      const added = files.map(file => ({
        key: newId(),
        file,
        percent: 0,
        isWaiting: false,
        failure: null,
      }));
      setSending(before => [...before, ...added]);
      for (const { key, file } of added) begin(key, file);
    },
    retry({ key, file }: Sending) {
      change(key, { failure: null, percent: 0 });
      begin(key, file);
    },
    stop({ key, file }: Sending) {
      stops.current.get(key)?.abort();
      drop(key);
      // In its turn: what is begun after it finds room.
      const { signal } = new AbortController();
      last.current = last.current.then(() => stopUpload(stepsWith(signal), { purpose, file }));
    },
  };
}
