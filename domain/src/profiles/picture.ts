/** The side of the stored square in pixels. */
export const PICTURE_SIDES = { large: 512, small: 128 } as const;
export type PictureSize = keyof typeof PICTURE_SIDES;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PICTURE = 8 * 1024 * 1024;
/** Phones take smaller photos. A small file can claim a huge size. */
export const MAX_PIXELS = 40_000_000;
/** A smaller picture cannot show a face. */
export const SHORTEST_SIDE = 64;

/** Whether a picture of this size is acceptable. */
export const canBePicture = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width * height <= MAX_PIXELS && Math.min(width, height) >= SHORTEST_SIDE;

/** The addresses of a picture. Anyone with the address can see the picture until the person deletes it (R188). */
export const pictureAddresses = (fileId: string | null) =>
  fileId === null ? null : { large: `/api/pictures/${fileId}`, small: `/api/pictures/${fileId}/small` };

/** The requested square. Without it, the server uses the middle of the picture. */
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

/** The requested square, or the largest square in the middle. Null if it exceeds the picture. */
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
