import { keepDraft, readDraft } from '#platform/drafts.ts';
import { newId } from '#platform/new-id.ts';

/** Which file it is, as far as a browser tells after a reload. */
type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

interface Remembered {
  readonly id: string;
  readonly at: number;
}

const name = 'uploads';
/** The server keeps what arrived for a day; what did not go on for an hour it takes anew, under the same id. */
const MAX_MS = 23 * 3_600_000;

const keyOf = (purpose: string, { name, size, lastModified }: FileFacts) =>
  [purpose, size, lastModified, name].join(' ');

function remembered(now: number): Record<string, Remembered> {
  const kept = readDraft(name);
  if (typeof kept !== 'object' || kept === null) return {};
  const all = Object.entries(kept as Record<string, Remembered>);
  return Object.fromEntries(all.filter(([, { at }]) => now - at < MAX_MS));
}

/** Null where none of this file was sent for that purpose. */
export const knownUploadId = (purpose: string, file: FileFacts, now = Date.now()): string | null =>
  remembered(now)[keyOf(purpose, file)]?.id ?? null;

/** Under which id this file is sent for that purpose: the same after a reload, so that it goes on where it was. */
export function uploadIdOf(purpose: string, file: FileFacts, now = Date.now()): string {
  const all = remembered(now);
  const key = keyOf(purpose, file);
  const known = all[key];
  if (known) return known.id;
  const id = newId();
  keepDraft(name, { ...all, [key]: { id, at: now } });
  return id;
}

/** What has found its place, or cannot be gone on with: chosen again it is sent anew. */
export function forgetUploads(ids: readonly string[], now = Date.now()): void {
  const left = Object.entries(remembered(now)).filter(([, { id }]) => !ids.includes(id));
  keepDraft(name, Object.fromEntries(left));
}
