/** In characters (R255). */
export const LONGEST_MESSAGE = 5000;
