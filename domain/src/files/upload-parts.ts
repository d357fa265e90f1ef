/** Every part of a file has this length but the last, which is what remains (R390). */
export const PART_BYTES = 1024 * 1024;

export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES);

/** Such a file can be sent in one request (R396). */
export const fitsOnePart = (size: number): boolean => partsOf(size) <= 1;

/** How long the part of that number is; null where there is none. Parts are counted from 1. */
export function partLength(size: number, number: number): number | null {
  const parts = partsOf(size);
  if (!Number.isInteger(number) || number < 1 || number > parts) return null;
  return number < parts ? PART_BYTES : size - (parts - 1) * PART_BYTES;
}
