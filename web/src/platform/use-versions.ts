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
    onRefused: (refused: Error) => setNewer(newerIn<Saved>(refused)),
    goOnFrom(theirs: Saved) {
      setBase(theirs);
      setNewer(null);
    },
  };
}
