interface EarlyAnswer {
  /** By which it was asked for: what one person may read is never shown to another. */
  readonly token: string | null;
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

declare global {
  /** By their path. Shared by the script in the head of a page, which asks, and the modules that come later. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** As long as what was read counts as fresh. */
const FRESH_MS = 30_000;

/** Asks now for what the modules of the page will want. */
export function askEarly(path: string, token: string | null, accept?: string): void {
  const response = fetch(path, {
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...(accept && { accept }) },
  });
  // Whoever wants it asks again by themselves.
  response.catch(() => {});
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(path, { token, askedAt: Date.now(), response });
}

/** The answer that was asked for early with the same token, once; otherwise a new one (R671). */
export async function earlyOr(
  ask: () => Promise<Response>,
  path: string,
  token: string | null,
): Promise<Response> {
  const early = globalThis.earlyAnswers?.get(path);
  globalThis.earlyAnswers?.delete(path);
  if (!early || early.token !== token || Date.now() - early.askedAt > FRESH_MS) return ask();
  return early.response.catch(ask);
}
