/** Between a kill and the first change acknowledged after it. */
export interface Outage {
  begin(): void;
  end(): void;
  /** Settles when there is none. */
  over(): Promise<void>;
}

export function createOutage(): Outage {
  let current = Promise.withResolvers<void>();
  current.resolve();
  return {
    begin() {
      current = Promise.withResolvers<void>();
    },
    end: () => current.resolve(),
    over: () => current.promise,
  };
}
