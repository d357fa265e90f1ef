/** The length of every part of a file except the last (R390). */
export const PART_BYTES = 1024 * 1024;

export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES);

/** Such a file fits in one request (R396). */
export const fitsOnePart = (size: number): boolean => partsOf(size) <= 1;

/** The length of a part, null if the file has no such part. Part numbers start at 1. */
export function partLength(size: number, number: number): number | null {
  const parts = partsOf(size);
  if (!Number.isInteger(number) || number < 1 || number > parts) return null;
  return number < parts ? PART_BYTES : size - (parts - 1) * PART_BYTES;
}
