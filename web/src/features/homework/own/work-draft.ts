import type { UploadedFile } from '@bayan/domain/files/file';
import type { Homework } from '@bayan/domain/homework/homework';
import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts.ts';

/** What is going to be handed in. */
export interface Work {
  readonly url: string;
  readonly files: readonly UploadedFile[];
}

interface KeptWork extends Work {
  /** When it was last changed; the server keeps files for a day that nothing holds. */
  readonly at: number;
}

const FILES_KEPT_MS = 23 * 3_600_000;
const nameOf = (homeworkId: string) => `homework.${homeworkId}`;

export const workIn = ({ submission }: Homework): Work => ({
  url: submission?.url ?? '',
  files: submission?.files ?? [],
});

/** What was chosen before, without what the server has thrown away since; else what was handed in. */
export function keptWork(homework: Homework, now: number): Work {
  const handedIn = workIn(homework);
  const kept = readDraft(nameOf(homework.id));
  if (typeof kept !== 'object' || kept === null || !('files' in kept)) return handedIn;
  const { url, files, at } = kept as KeptWork;
  const held = new Set(handedIn.files.map(({ id }) => id));
  return { url, files: files.filter(({ id }) => held.has(id) || now - at < FILES_KEPT_MS) };
}

/** The link and the files outlive a reload, an ended sign-in and a closed dialog (R159). */
export function useWorkDraft(homework: Homework) {
  const { id } = homework;
  const [work, setWork] = useState(() => keptWork(homework, Date.now()));
  return {
    work,
    /** From what is there then: several files may arrive one after the other. */
    change: (next: (before: Work) => Work) =>
      setWork(before => {
        const changed = next(before);
        keepDraft(nameOf(id), { ...changed, at: Date.now() });
        return changed;
      }),
    forget: () => forgetDraft(nameOf(id)),
  };
}
