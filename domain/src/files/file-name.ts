import { endingOf, type MediaType } from './media-type.ts';

const MAX_STEM = 100;
const FOLDERS = /^.*[/\\]/s;
/**
 * Characters that are unsafe in file systems, headers, terminals or on screen: control characters, characters that
 * reorder or hide text, and shell characters.
 */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*%;`$]/gu;
/** Several extensions in a row: `certificate.pdf.exe` becomes `certificate`. */
const ENDINGS = /(\.[\p{L}\p{N}]{1,5})+$/u;

/** The given name without unsafe characters. */
export const harmlessName = (given: string): string =>
  given.toWellFormed().replace(FOLDERS, '').replace(UNFIT, '').replace(/\s+/g, ' ').trim();

/** The given name with the extension of the real media type. */
export function cleanFileName(given: string, mediaType: MediaType): string {
  const stem = harmlessName(given)
    .replace(ENDINGS, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, MAX_STEM).join('').trim() || 'file'}.${endingOf(mediaType)}`;
}
