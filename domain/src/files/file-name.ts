import { endingOf, type MediaType } from './media-type.ts';

const MAX_STEM = 100;
const FOLDERS = /^.*[/\\]/s;
/** What no file system, header or screen should meet: controls, what reorders or hides text, and what shells read. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*%;`$]/gu;
/** One ending after the other: `certificate.pdf.exe` is a certificate. */
const ENDINGS = /(\.[\p{L}\p{N}]{1,5})+$/u;

/** What the person called it, without what could do harm. */
export const harmlessName = (given: string): string =>
  given.toWellFormed().replace(FOLDERS, '').replace(UNFIT, '').replace(/\s+/g, ' ').trim();

/** What a file is called here: what the person called it, with the ending of what it is. */
export function cleanFileName(given: string, mediaType: MediaType): string {
  const stem = harmlessName(given)
    .replace(ENDINGS, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, MAX_STEM).join('').trim() || 'file'}.${endingOf(mediaType)}`;
}
