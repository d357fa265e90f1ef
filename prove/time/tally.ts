/** Counts what was compared and keeps what did not agree. */
export class Tally {
  readonly failures: string[] = [];
  compared = 0;

  agree(what: string, found: unknown, expected: unknown): void {
    this.compared += 1;
    if (found !== expected) this.failures.push(`${what} is ${found}, should be ${expected}`);
  }
}
