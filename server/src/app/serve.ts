import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { boundConnections } from '@bayan/platform/http/bounded-connections';
import { trustedProxies } from '@bayan/platform/http/client-address';
import { drainBody } from '@bayan/platform/http/drain-body';
import { watchSender } from '@bayan/platform/http/slow-clients';
import { watchReaders } from '@bayan/platform/http/slow-readers';
import { StartupError } from '@bayan/platform/startup-error';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

export interface Serving {
  readonly address: AddressInfo;
  /** Takes no new connections and waits until the requests under way are answered, for a while. */
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;
/** How often connections are looked at that have not sent a whole head yet. */
const CHECKING_MS = 5_000;
/** How long who was refused a tunnel may take to read so. */
const LAST_WORDS_MS = 2_000;

interface At {
  readonly host: string;
  readonly port: number;
  readonly trustedProxies?: readonly string[];
}

/** What connections may do; what is left out is as each rule says. */
interface Bounds {
  readonly readers?: Parameters<typeof watchReaders>[1];
  readonly mostConnections?: number;
}

export async function serveApp(app: App, at: At, bounds: Bounds = {}): Promise<Serving> {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const peerAddress = incoming.socket.remoteAddress ?? '';
      const answer = await app.fetch(
        request,
        peerAddress,
        () => outgoing.destroy(),
        then => (outgoing.destroyed ? then() : outgoing.once('close', then)),
      );
      if (!incoming.complete) await drainBody(incoming as IncomingMessage);
      if (!outgoing.destroyed) return answer;
      // Nobody is there any more to read it, or to tell of its end.
      await answer.body?.cancel();
      return new Response(null);
    },
    { errorHandler: () => app.unreadable() },
  );
  // Node would refuse a request without a host by itself, without our headers; as a request it gets our own answer.
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval: CHECKING_MS });
  let isClosing = false;
  watchReaders(server, bounds.readers);
  boundConnections(server, {
    isProxy: trustedProxies(at.trustedProxies ?? []).isOurs,
    most: bounds.mostConnections,
  });
  server.on('request', (incoming, outgoing) => {
    // Whoever keeps a connection alive is told to take another one, or draining would never end.
    if (isClosing) outgoing.shouldKeepAlive = false;
    watchSender(incoming);
    return listener(incoming, outgoing);
  });
  server.on('checkExpectation', listener);
  // Nobody listening, Node hangs up on whoever asks for a tunnel. What listens gets the connection for its own.
  server.on('connect', (_incoming, socket) => {
    socket.on('error', () => {});
    setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
    void refuseRaw(socket, app.unreadable());
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A browser's spare connection has asked for nothing: an answer would be taken for that to its next request.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && (socket as Socket).bytesRead === 0) socket.destroy();
    else void refuseRaw(socket, app.unreadable());
  });
  // A keep-alive connection may not outlive a proxy's. However long a large file takes, its sender's pace is watched:
  // nobody holds a connection by sending in drops.
  server.requestTimeout = 0;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  await listen(server, at);
  return {
    address: server.address() as AddressInfo,
    close: () => {
      isClosing = true;
      return close(server);
    },
  };
}

/** Bytes that are not HTTP never become a request; they get the same answer, written by hand. */
async function refuseRaw(socket: Duplex, answer: Response): Promise<void> {
  if (!socket.writable) return;
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const body = await answer.text();
  const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}${length}connection: close\r\n\r\n${body}`);
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen({ host, port }, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartupError(`PORT ${port} on ${host} is already in use`);
  if (error.code === 'EACCES') return new StartupError(`PORT ${port} may not be used by this account`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(`HOST ${host} is not an address of this machine`);
  }
  return error;
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });
}
