import { ApiError } from './api.ts';

/** How a record is now that somebody else changed meanwhile; null where that is not why it was refused (R297). */
export const currentIn = <Saved>(refused: Error): Saved | null =>
  refused instanceof ApiError && refused.code === 'conflict.stale'
    ? ((refused.refused.current as Saved | undefined) ?? null)
    : null;
