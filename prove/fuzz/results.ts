import type { Case } from './case.ts';
import type { Stall } from './loop-watch.ts';
import type { RawAnswer } from './raw-http.ts';

interface Outcome {
  readonly started: number;
  readonly answer: RawAnswer | null;
  readonly complaints: readonly string[];
}

const MAX_SHOWN = 60;
/** The server tells of a stall after it, and clocks are read at different moments. */
const SLACK_MS = 50;

/** What came back, counted, and what was wrong with it. */
export class Results {
  readonly failures: string[] = [];
  sent = 0;
  readonly #statuses = new Map<string, number>();
  /** The valid requests, and whether one ever succeeded. */
  readonly #valid = new Map<string, boolean>();
  readonly #times: { what: string; started: number; ended: number }[] = [];
  readonly #stalls: readonly Stall[];

  constructor(stalls: readonly Stall[]) {
    this.#stalls = stalls;
  }

  note(given: Case, { started, answer, complaints }: Outcome): void {
    this.sent += 1;
    const kind = answer ? `${Math.floor(answer.status / 100)}xx` : 'hung up';
    this.#statuses.set(kind, (this.#statuses.get(kind) ?? 0) + 1);
    if (given.isValid) {
      const isSuccess = answer !== null && answer.status < 300;
      this.#valid.set(given.what, isSuccess || this.#valid.get(given.what) === true);
    }
    this.#times.push({ what: given.what, started, ended: Date.now() });
    const shown = `${given.what} (as ${given.as}, ${given.method} ${given.target.slice(0, 120)})`;
    if (this.failures.length < MAX_SHOWN)
      for (const complaint of complaints) this.failures.push(`${shown}: ${complaint}${bodyShown(given)}`);
  }

  neverSucceeded = () =>
    [...this.#valid]
      .filter(([, hasSucceeded]) => !hasSucceeded)
      .map(([what]) => `${what}, never succeeded: the cases do not know whose ids or which body it takes`);

  byStatus = () =>
    Object.fromEntries([...this.#statuses].sort().map(([kind, count]) => [`answered ${kind}`, count]));

  /** A stall, with what was on its way just then. */
  stallFailures = () =>
    this.#stalls.map(({ busyMs, systemMs, endedAt }) => {
      const during = this.#times.filter(
        ({ started, ended }) => started < endedAt && ended > endedAt - busyMs - SLACK_MS,
      );
      return `the loop computed for ${busyMs} ms, ${systemMs} of them in the system, during: ${during.map(({ what }) => what).join(' | ')}`;
    });
}

function bodyShown({ body }: Case): string {
  if (body === null) return '';
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return `, body ${JSON.stringify(text.slice(0, 300))}`;
}
