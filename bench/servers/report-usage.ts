import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded before a server: whoever started it may ask what it has used, and it does not outlive them.
const USED: Readonly<Record<string, () => number>> = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  /** What is held on to: garbage that nobody has collected yet says nothing. */
  memory: () => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
};
process.on('message', message => {
  const used = typeof message === 'string' ? USED[message] : undefined;
  if (used) process.send?.(used());
});
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
