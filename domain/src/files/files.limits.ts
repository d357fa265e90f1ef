/** The signature of an address is shorter. */
export const FILE_LIMITS = { signature: 100, expires: 99_999_999_999 } as const;
