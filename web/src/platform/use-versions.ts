import { useState } from 'react';
import { ApiError } from './api-client.ts';

/** How a record is now that somebody else changed meanwhile; null where that is not why it was refused. */
const currentIn = <Saved>(refused: Error): Saved | null =>
  refused instanceof ApiError && refused.code === 'conflict.stale'
    ? ((refused.refused.current as Saved | undefined) ?? null)
    : null;

/** What is edited, and what somebody else made of it meanwhile: nothing is written over unseen (R297). */
export function useVersions<Saved, First extends Saved | null = Saved>(first: First) {
  const [base, setBase] = useState<Saved | First>(first);
  const [current, setCurrent] = useState<Saved | null>(null);
  return {
    /** The version that the fields began from. */
    base,
    /** Null unless somebody else saved first. */
    current,
    onRefused: (refused: Error) => setCurrent(currentIn<Saved>(refused)),
    goOnFrom(theirs: Saved) {
      setBase(theirs);
      setCurrent(null);
    },
  };
}
