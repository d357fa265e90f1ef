/** A time during which the event loop answered nobody because it was computing. */
export interface Stall {
  readonly busyMs: number;
  /** Of these, in the kernel: a machine that gives memory back and forth shows there. */
  readonly systemMs: number;
  /** By the clock that both processes share. */
  readonly endedAt: number;
}

const LOOK_EVERY_MS = 5;
export const MAX_STALL_MS = 200;

/**
 * Looks often, and each time asks how much the processor worked for this very thread since the last look. The wall clock
 * would also count the time in which the machine ran something else, which tells nothing about our code; the usage of the
 * whole process would count the threads that hash and score passwords, which hold up nobody.
 */
export function watchLoop(stalled: (stall: Stall) => void) {
  let longest = 0;
  let since = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(since);
    const busyMs = Math.round((user + system) / 1000);
    longest = Math.max(longest, busyMs);
    if (busyMs > MAX_STALL_MS) stalled({ busyMs, systemMs: Math.round(system / 1000), endedAt: Date.now() });
    since = process.threadCpuUsage();
  }, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}
