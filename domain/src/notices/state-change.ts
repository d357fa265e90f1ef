/** What a reader knew last, null where they knew nothing of it, and what is true now. */
export interface StateChange<State> {
  readonly from: State | null;
  readonly to: State;
}

/** Nobody was told of what waits: the next change is told from where that one began (R526). */
export const mergeWithWaiting = <State>(
  waiting: StateChange<State> | null,
  next: StateChange<State>,
): StateChange<State> => ({ from: waiting ? waiting.from : next.from, to: next.to });
