import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './launcher.ts';
import type { EmbeddedUrls } from './socket.ts';

export interface SupervisedServer extends EmbeddedUrls {
  stop(): Promise<void>;
}

const MAX_PAUSE_MS = 5_000;

/**
 * Keeps the embedded server running: one that ended unasked is started again at once, on the same socket, so that the
 * pool finds it by itself. Requests meanwhile are answered with 503.
 */
export async function superviseEmbedded(options: EmbeddedOptions): Promise<SupervisedServer> {
  let current = await startEmbedded(options);
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();

  const watch = (server: EmbeddedServer) => {
    void server.exited.then(({ code, signal }) => {
      if (stopping) return;
      options.log(`the database server ended unasked (${signal ?? `code ${code}`}); starting it again`);
      restarting = restart();
    });
  };
  const restart = async () => {
    for (let pause = 50; !stopping; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        current = await startEmbedded(options);
        watch(current);
        return;
      } catch (error) {
        options.log(`the database server does not start: ${error instanceof Error ? error.message : error}`);
        await wait(pause);
      }
    }
  };
  watch(current);

  return {
    appUrl: current.appUrl,
    adminUrl: current.adminUrl,
    async stop() {
      stopping = true;
      await restarting;
      await current.stop();
    },
  };
}
