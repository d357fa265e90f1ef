import { runCommand } from './cli/command.ts';
import { createLog } from './log.ts';
import { startServer } from './start-server.ts';

await runCommand(async config => {
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  for (const line of server.greeting) console.log(line);

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
