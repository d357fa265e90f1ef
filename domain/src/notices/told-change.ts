/** What a reader knew last, null where they knew nothing of it, and what is true now. */
export interface ToldChange<State> {
  readonly from: State | null;
  readonly to: State;
}

/** Nobody was told of what waits: the next change is told from where that one began (R526). */
export const mergeWithWaiting = <State>(
  waiting: ToldChange<State> | null,
  next: ToldChange<State>,
): ToldChange<State> => ({ from: waiting ? waiting.from : next.from, to: next.to });
