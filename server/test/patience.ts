/** Ends a test that would wait for ever. It is no measure: a busy machine takes longer, and is right all the same. */
export const PATIENCE = { timeout: 60_000 };
