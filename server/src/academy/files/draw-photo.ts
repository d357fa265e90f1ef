import { Refusal } from '@bayan/domain/errors';
import { isPhoto, MAX_PIXELS, MAX_SIDE } from '@bayan/domain/files/homework-file';
import { queueImageWork } from '@bayan/platform/file-store/file-queue';
import { loadSharp } from '@bayan/platform/file-store/load-sharp';
import type { ArrivedFile } from '@bayan/platform/file-store/receive-file';

const MAX_SECONDS = 20;
const QUALITY = 85;

/**
 * A photo drawn anew, upright and no larger than a page needs: of the file itself nothing is kept, its place and its
 * camera least of all (R393). Null for what is no photo. How large it is is read before any of it is decoded.
 */
export const drawPhoto = async (whose: string, path: string, { mediaType }: ArrivedFile) =>
  mediaType && isPhoto(mediaType) ? queueImageWork(whose, () => draw(path)) : null;

async function draw(path: string) {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const { width, height } = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(refuse);
  if (width * height > MAX_PIXELS) throw new Refusal('file.pixels');
  const bytes = await sharp(path, options)
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
    .catch(refuse);
  return { bytes, mediaType: 'image/jpeg' as const };
}

function refuse(): never {
  throw new Refusal('file.kind');
}
