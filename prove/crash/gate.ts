/** Where writers wait while what they left behind is looked at. */
export interface Gate {
  open(): void;
  close(): void;
  /** Settles when the gate is open. */
  pass(): Promise<void>;
  /** Settles when as many wait in front of it as there are. */
  allWaiting(count: () => number): Promise<void>;
}

export function createGate(): Gate {
  let isOpen = false;
  let waiting: (() => void)[] = [];
  let watcher = () => {};
  return {
    open() {
      isOpen = true;
      for (const go of waiting) go();
      waiting = [];
    },
    close() {
      isOpen = false;
    },
    pass: () =>
      isOpen
        ? Promise.resolve()
        : new Promise(resolve => {
            waiting.push(resolve);
            watcher();
          }),
    allWaiting: count =>
      new Promise(resolve => {
        watcher = () => {
          if (waiting.length < count()) return;
          clearInterval(poll);
          resolve();
        };
        // Who gives up does not come to the gate any more.
        const poll = setInterval(() => watcher(), 50);
      }),
  };
}
