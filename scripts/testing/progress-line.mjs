const QUIET_EVERY_MS = 15_000;
const CLEAR = '\r\u001B[2K';

export const clock = milliseconds => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * Which step is on, how far it has come and how long it has taken: one line that is written over on a terminal, a line
 * every quarter of a minute where the output is kept.
 */
export function progressLine(title, budget) {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY;
  let far = '';
  const text = () =>
    `${title}${far && `: ${far}`}, ${clock(Date.now() - started)}${budget ? ` of ${clock(budget * 1000)}` : ''}`;
  const write = () => process.stdout.write(isTerminal ? `${CLEAR}${text()}` : `  ${text()}\n`);
  const timer = setInterval(write, isTerminal ? 500 : QUIET_EVERY_MS);
  if (isTerminal) write();
  return {
    tell(progress) {
      far = progress;
    },
    end() {
      clearInterval(timer);
      if (isTerminal) process.stdout.write(CLEAR);
      return Date.now() - started;
    },
  };
}
