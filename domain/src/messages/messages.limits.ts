/** In characters (R255). */
export const MESSAGE_LIMITS = { text: 5000 } as const;
