import type { UploadedFile } from '@bayan/domain/files/files.contract';
import type { Homework } from '@bayan/domain/homework/homework.contract';
import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#platform/drafts.ts';
import { formDraft } from '#platform/form-draft.ts';

/** What is going to be handed in. */
export interface Work {
  readonly url: string;
  readonly files: readonly UploadedFile[];
}

interface StoredWork extends Work {
  /** When each file arrived, by its id; the server keeps those for a day that nothing holds. */
  readonly arrived: Readonly<Record<string, number>>;
}

const FILES_KEPT_MS = 23 * 3_600_000;
const nameOf = (homeworkId: string) => `homework.${homeworkId}`;

export const workIn = ({ submission }: Homework): Work => ({
  url: submission?.url ?? '',
  files: submission?.files ?? [],
});

/** What was chosen before, without what the server has thrown away since; else what was handed in. */
export function storedWork(homework: Homework, now: number): Work {
  const handedIn = workIn(homework);
  const kept = readDraft(nameOf(homework.id));
  if (typeof kept !== 'object' || kept === null || !('files' in kept)) return handedIn;
  const { url, files, arrived = {} } = kept as Work & Partial<StoredWork>;
  const held = new Set(handedIn.files.map(({ id }) => id));
  return { url, files: files.filter(({ id }) => held.has(id) || now - (arrived[id] ?? 0) < FILES_KEPT_MS) };
}

/** Each file with the time at which it was first among them: a link that is typed later keeps none of them longer. */
export function keepWork(homeworkId: string, work: Work, now: number): void {
  const kept = readDraft(nameOf(homeworkId)) as Partial<StoredWork> | null;
  const arrived = Object.fromEntries(work.files.map(({ id }) => [id, kept?.arrived?.[id] ?? now]));
  keepDraft(nameOf(homeworkId), { ...work, arrived } satisfies StoredWork);
}

/** The same file, chosen twice, is sent once and stands there once. */
export const withFile = (work: Work, file: UploadedFile): Work =>
  work.files.some(({ id }) => id === file.id) ? work : { ...work, files: [...work.files, file] };

/** The link and the files outlive a reload, an ended sign-in and a closed dialog (R159). */
export function useWorkDraft(homework: Homework) {
  const { id } = homework;
  const [work, setWork] = useState(() => storedWork(homework, Date.now()));
  return {
    work,
    /** From what is there then: several files may arrive one after the other. */
    change: (next: (before: Work) => Work) =>
      setWork(before => {
        const changed = next(before);
        keepWork(id, changed, Date.now());
        return changed;
      }),
    forget: () => forgetDraft(nameOf(id)),
    // What is taken from it stands among the files, each with its own way out.
    draft: formDraft(nameOf(id), null),
  };
}
