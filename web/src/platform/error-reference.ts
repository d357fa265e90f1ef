/** The server's request id where the fault came from there, so that its log tells the rest; else a number of our own. */
export const referenceOf = (error: unknown): string =>
  error instanceof Error && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : (crypto.randomUUID?.() ?? String(Date.now()));
