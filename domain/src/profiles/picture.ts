/** How wide and how high a picture is kept, in pixels. */
export const PICTURE_SIDES = { large: 512, small: 128 } as const;
export type PictureSize = keyof typeof PICTURE_SIDES;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PICTURE = 8 * 1024 * 1024;
/** More than any camera of a phone takes; a few bytes can claim to be many times that. */
export const MAX_PIXELS = 40_000_000;
/** Less than that is no face. */
export const SHORTEST_SIDE = 64;

/** Whether a picture of that extent is taken. */
export const canBePicture = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width * height <= MAX_PIXELS && Math.min(width, height) >= SHORTEST_SIDE;

/** Where somebody's picture is shown. Whoever is told the address may see it; it ends with the picture (R188). */
export const pictureAddresses = (fileId: string | null) =>
  fileId === null ? null : { large: `/api/pictures/${fileId}`, small: `/api/pictures/${fileId}/small` };

/** The square that is asked for; without it, the middle. */
export interface PictureCrop {
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  readonly side?: number | undefined;
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The asked square, or the largest in the middle; null where it does not lie within the picture. */
export function squareIn(
  { width, height }: { readonly width: number; readonly height: number },
  { left = 0, top = 0, side }: PictureCrop,
): Square | null {
  const shorter = Math.min(width, height);
  if (side === undefined)
    return {
      left: Math.floor((width - shorter) / 2),
      top: Math.floor((height - shorter) / 2),
      side: shorter,
    };
  return left + side <= width && top + side <= height ? { left, top, side } : null;
}
