import type { MediaType } from './media-type.ts';
import type { ZipEntry } from './zip-directory.ts';

export const CONTENT_TYPES = '[Content_Types].xml';

const MAX_ENTRIES = 10_000;
const MAX_UNPACKED = 256 * 1024 * 1024;
/** A small file is harmless at any compression ratio. */
const ALWAYS_FINE = 16 * 1024 * 1024;
const HIGHEST_RATIO = 100;

const sum = (entries: readonly ZipEntry[], part: 'packed' | 'unpacked') =>
  entries.reduce((total, entry) => total + entry[part], 0);

/** Whether a zip is safe to open: not encrypted, and no extreme compression ratio (R180). */
export function isHarmlessZip(entries: readonly ZipEntry[], fileSize: number): boolean {
  if (entries.length > MAX_ENTRIES || entries.some(({ isEncrypted }) => isEncrypted)) return false;
  const [packed, unpacked] = [sum(entries, 'packed'), sum(entries, 'unpacked')];
  // Entries that share bytes claim more packed bytes than the file has.
  if (packed > fileSize || unpacked > MAX_UNPACKED) return false;
  return unpacked <= ALWAYS_FINE || unpacked <= fileSize * HIGHEST_RATIO;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const KINDS = [
  { mediaType: `${OFFICE}.wordprocessingml.document`, main: '/word/document.xml' },
  { mediaType: `${OFFICE}.presentationml.presentation`, main: '/ppt/presentation.xml' },
  { mediaType: `${OFFICE}.spreadsheetml.sheet`, main: '/xl/workbook.xml' },
] as const satisfies { mediaType: MediaType; main: string }[];

const MACROS = /macroEnabled|vbaProject|vnd\.ms-office\.vba/i;
const OVERRIDE = /<Override\s[^>]*>/g;

/** The type of an office document by its content types. Null for other files and for documents with macros. */
export function officeTypeOf(contentTypes: string, names: readonly string[]): MediaType | null {
  if (MACROS.test(contentTypes) || names.some(name => MACROS.test(name))) return null;
  const overrides = contentTypes.match(OVERRIDE) ?? [];
  const found = KINDS.filter(({ mediaType, main }) =>
    overrides.some(
      override => override.includes(`"${main}"`) && override.includes(`"${mediaType}.main+xml"`),
    ),
  );
  const [kind] = found;
  return kind && found.length === 1 && names.includes(kind.main.slice(1)) ? kind.mediaType : null;
}
