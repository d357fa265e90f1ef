import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, plainAddress } from './client-address.ts';

/** A house, a school or a whole town behind one address; a browser opens six. */
const MAX_OF_A_NETWORK = 500;

interface Bounds {
  /** It speaks for everybody, and bounds them itself. */
  readonly isProxy: (address: string) => boolean;
  readonly most: number | undefined;
}

/** Hangs up on a network's next connection where it has as many as it may have (R616). */
export function boundConnections(server: Server, { isProxy, most = MAX_OF_A_NETWORK }: Bounds): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isProxy(address)) return;
    const network = networkOf(address);
    const before = open.get(network) ?? 0;
    if (before >= most) {
      socket.destroy();
      return;
    }
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
