import { endingOf, isMediaType, type MediaType, mediaTypeOfEnding } from './media-type.ts';

const ENDING = /\.([a-z0-9]+)$/i;
const isPhoto = (mediaType: MediaType) => mediaType.startsWith('image/');

/**
 * Whether the name of a file claims another kind of ours than the server found in it (R778). A photo that became a
 * photo of another kind was redrawn (R393): its name claimed nothing wrong.
 */
export function claimsAnotherKind(name: string, found: string): boolean {
  const claimed = mediaTypeOfEnding(ENDING.exec(name)?.[1]?.toLowerCase() ?? '');
  if (claimed === null || !isMediaType(found) || endingOf(claimed) === endingOf(found)) return false;
  return !(isPhoto(claimed) && isPhoto(found));
}
