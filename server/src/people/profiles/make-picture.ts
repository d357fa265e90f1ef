import { Refusal } from '@bayan/domain/errors';
import {
  canBePicture,
  MAX_PIXELS,
  PICTURE_SIDES,
  PICTURE_TYPES,
  type PictureCrop,
  squareIn,
} from '@bayan/domain/profiles/picture';
import { queueImageWork } from '@bayan/platform/file-store/file-queue';
import { loadSharp } from '@bayan/platform/file-store/load-sharp';
import type { ArrivedFile } from '@bayan/platform/file-store/receive-file';

export interface MadePicture {
  readonly large: Buffer;
  readonly small: Buffer;
}

const MAX_SECONDS = 10;
const QUALITY = 82;

/**
 * A square in both sizes, drawn anew: nothing of the file itself is kept, its place and its camera least of all. How
 * large it is is read before any of it is decoded.
 */
export const makePicture = (
  whose: string,
  read: () => Promise<Buffer>,
  crop: PictureCrop,
): Promise<MadePicture> => queueImageWork(whose, async () => draw(await read(), crop));

export function refuseOtherKinds({ mediaType }: ArrivedFile): void {
  if (!PICTURE_TYPES.some(type => type === mediaType)) throw new Refusal('profile.picture-kind');
}

async function draw(sent: Buffer, crop: PictureCrop): Promise<MadePicture> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const { autoOrient, width, height } = await sharp(sent, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('profile.picture-kind');
    });
  if (!canBePicture({ width, height })) throw new Refusal('profile.picture-size');
  const square = squareIn(autoOrient, crop);
  if (!square) refuseCrop();
  const { left, top, side } = square;
  try {
    const large = await sharp(sent, options)
      .autoOrient()
      .extract({ left, top, width: side, height: side })
      .resize(PICTURE_SIDES.large, PICTURE_SIDES.large)
      .flatten({ background: 'white' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    const small = await sharp(large)
      .resize(PICTURE_SIDES.small, PICTURE_SIDES.small)
      .webp({ quality: QUALITY })
      .toBuffer();
    return { large, small };
  } catch {
    throw new Refusal('profile.picture-kind');
  }
}

function refuseCrop(): never {
  throw new Refusal('input.invalid', { field: 'side', issues: [{ field: 'side', problem: 'too-big' }] });
}
