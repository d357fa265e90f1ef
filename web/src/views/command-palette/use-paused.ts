import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** A text as it stands a moment after the last key, so that a word is looked for once. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [text]);
  return paused;
}
