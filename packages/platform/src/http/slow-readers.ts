import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Pace {
  readonly everyMs: number;
  readonly timeoutMs: number;
}

/**
 * What the system holds for a connection is seen to move only when a third of it is gone: on a bad evening network that
 * takes a minute. Who takes nothing in two reads nothing.
 */
const PACE: Pace = { everyMs: 10_000, timeoutMs: 120_000 };

/** What the connection has taken of what was written to it. */
const takenBy = (socket: Socket) => socket.bytesWritten - socket.writableLength;

/**
 * Hangs up on whoever asks and then does not read (R615): each would hold a connection, and what is open to be sent by
 * it, until its end. Who has nothing to read is let be.
 */
export function watchReaders(server: Server, { everyMs, timeoutMs }: Pace = PACE): void {
  const sockets = new Set<Socket>();
  const stuck = new Map<Socket, { readonly taken: number; readonly since: number }>();
  const look = (socket: Socket, now: number) => {
    if (socket.writableLength === 0) return stuck.delete(socket);
    const taken = takenBy(socket);
    const before = stuck.get(socket);
    if (before?.taken !== taken) stuck.set(socket, { taken, since: now });
    else if (now - before.since >= timeoutMs) socket.destroy();
  };
  const watch = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) look(socket, now);
  }, everyMs);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      stuck.delete(socket);
    });
  });
  server.once('close', () => clearInterval(watch));
}
