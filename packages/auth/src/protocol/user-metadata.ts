import { invalid } from './auth-error.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** It travels in every access token, and so in a header of every request. */
const MAX_BYTES = 4096;

/** Merges by top-level key; null deletes a key. */
export function mergeMetadata(before: Metadata, changes: Metadata): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > MAX_BYTES)
    throw invalid(`User data cannot be larger than ${MAX_BYTES} bytes`);
  return merged;
}
