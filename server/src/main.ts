import { flushCompileCache } from 'node:module';
import './quick-imports.ts';

// Only now, for what is loaded before the line above takes the slow way.
const { runCommand } = await import('./cli/command.ts');
const { createLog } = await import('./log.ts');
const { startServer } = await import('./start-server.ts');

await runCommand(async config => {
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  for (const line of server.greeting) console.log(line);
  // Not left to the end, which may come without a warning.
  flushCompileCache();

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'shutting down');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
});
