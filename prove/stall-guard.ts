import type { ChildProcess } from 'node:child_process';

/** So long without a sign of life, and nobody waits any longer. However long it takes otherwise is its own affair. */
const MAX_SILENCE_MS = 5 * 60_000;

export interface StallGuard {
  /** A sign of life. */
  moved(): void;
  end(): void;
}

/** Kills a process that has come to a halt, and none that is merely slow. */
export function guardAgainstStall(child: Pick<ChildProcess, 'kill'>, silenceMs = MAX_SILENCE_MS): StallGuard {
  const timer = setTimeout(() => child.kill('SIGKILL'), silenceMs);
  return { moved: () => void timer.refresh(), end: () => clearTimeout(timer) };
}
