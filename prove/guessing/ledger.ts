/** What a limit should do, in the plainest words: the list of all that happened, and counting it. */
export function createLedger(most: number, windowMs: number) {
  const happened = new Map<string, number[]>();
  return {
    hasRoom: (whose: string, now: Date) =>
      (happened.get(whose) ?? []).filter(then => then > now.getTime() - windowMs).length < most,
    add(whose: string, now: Date) {
      happened.set(whose, [...(happened.get(whose) ?? []), now.getTime()]);
    },
  };
}
