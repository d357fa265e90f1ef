import { z } from 'zod';
import { wholeNumber } from '#fields/number.ts';
import { SHORTEST_SIDE } from './picture.ts';

const LONGEST_SIDE = 100_000;

/** The addresses of somebody's picture in both sizes. */
export const pictureView = z.object({ large: z.string(), small: z.string() }).nullable();

/** The square that is kept, in pixels of the picture as it is seen: turned as its camera says. */
export const pictureCrop = z
  .strictObject({
    left: wholeNumber(0, LONGEST_SIDE).optional(),
    top: wholeNumber(0, LONGEST_SIDE).optional(),
    side: wholeNumber(SHORTEST_SIDE, LONGEST_SIDE).optional().describe('Without these three, the middle.'),
  })
  .refine(
    ({ left, top, side }) => [left, top, side].every(part => part === undefined) || side !== undefined,
    {
      path: ['side'],
      params: { problem: 'required' },
    },
  );
export type PictureCrop = z.infer<typeof pictureCrop>;

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
