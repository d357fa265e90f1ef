/** Thrown where the first disagreement is enough. */
export class Enough extends Error {}

/** Counts what was compared and keeps what did not agree. */
export class Tally {
  readonly #stopsAtFirst: boolean;
  readonly #step: () => void;
  readonly failures: string[] = [];
  compared = 0;

  constructor(stopsAtFirst: boolean, step: () => void) {
    this.#stopsAtFirst = stopsAtFirst;
    this.#step = step;
  }

  agree(what: string, found: unknown, expected: unknown): void {
    this.compared += 1;
    this.#step();
    if (found === expected) return;
    this.failures.push(`${what} is ${found}, should be ${expected}`);
    if (this.#stopsAtFirst) throw new Enough();
  }
}
