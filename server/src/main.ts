import { flushCompileCache } from 'node:module';
import './app/fast-resolve.ts';

// Only now, for what is loaded before the line above takes the slow way.
const { runCommand } = await import('./app/cli/command.ts');
const { startOwnServer } = await import('./store/own-server.ts');
const { preload } = await import('./app/preload.ts');
const { createLog } = await import('@bayan/platform/log/log');

await runCommand(async config => {
  const log = createLog(config.logLevel);
  const ownServer = startOwnServer(config, log);
  // Whoever awaits it hears of a failure; until then it is nobody's, and must not end the process.
  ownServer.catch(() => {});
  // The database comes up on another core while this one loads the rest.
  await preload();
  const { startServer } = await import('./app/start-server.ts');
  const server = await startServer(config, log, ownServer);

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

  try {
    await server.complete();
  } catch (error) {
    await server.stop();
    throw error;
  }
  for (const line of server.greeting) console.log(line);
  // Not left to the end, which may come without a warning.
  flushCompileCache();
});
