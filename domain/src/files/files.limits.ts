/** The signature of an address is shorter. */
export const FILE_LIMITS = { signature: 100 } as const;
