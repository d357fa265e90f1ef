/** A browser that forbids storage throws on touching it. The page then lives without a memory. */
export function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
