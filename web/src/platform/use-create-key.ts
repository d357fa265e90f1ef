import { useState } from 'react';
import { newId } from './new-id.ts';

/** The same for every try to send the same words: what arrived and was not answered is not made twice (R298). */
export function useCreateKey(words: unknown): string {
  const text = JSON.stringify(words);
  const [made, setMade] = useState(() => ({ text, key: newId() }));
  if (made.text === text) return made.key;
  const other = { text, key: newId() };
  setMade(other);
  return other.key;
}
