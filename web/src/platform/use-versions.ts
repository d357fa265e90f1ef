import { useState } from 'react';
import { ApiError } from './api-client.ts';

interface Newer<Saved> {
  readonly record: Saved;
  /** Whether the same account made it, in another window or on another device. */
  readonly isOwn: boolean;
}

/** How a record is now that was changed meanwhile; null where that is not why it was refused. */
export function newerIn<Saved>(refused: Error): Newer<Saved> | null {
  if (!(refused instanceof ApiError) || refused.code !== 'conflict.stale') return null;
  const { current, isOwnChange = false } = refused.refused;
  return current ? { record: current as Saved, isOwn: isOwnChange } : null;
}

/** Whether two forms say the same. The server trims texts (R294). */
export const isSameForm = (one: unknown, other: unknown): boolean => trimmed(one) === trimmed(other);

const trimmed = (form: unknown) =>
  JSON.stringify(form, (_name, value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** What is edited, and what became of it meanwhile: nothing is written over unseen (R297). */
export function useVersions<Saved, First extends Saved | null = Saved>(first: First) {
  const [base, setBase] = useState<Saved | First>(first);
  const [newer, setNewer] = useState<Newer<Saved> | null>(null);
  return {
    /** The version that the fields began from. */
    base,
    /** Null unless another change was saved first. */
    current: newer?.record ?? null,
    isOwnChange: newer?.isOwn ?? false,
    /** Where what the server has is what was sent, its answer was lost on the way: that is saved, and no conflict (R298). */
    onRefused:
      (isWhatWasSent: (record: Saved) => boolean, saved: (record: Saved) => void) => (refused: Error) => {
        const found = newerIn<Saved>(refused);
        if (found && isWhatWasSent(found.record)) saved(found.record);
        else setNewer(found);
      },
    goOnFrom(theirs: Saved) {
      setBase(theirs);
      setNewer(null);
    },
  };
}
