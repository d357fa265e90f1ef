import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** `drop` keeps the mail and cuts the line instead of saying so: the sender cannot know. */
export type Behaviour = 'accept' | 'refuse' | 'drop' | 'hang';

export interface MailServer {
  readonly port: number;
  readonly url: string;
  /** Every mail that the server took, repeats included. */
  readonly received: readonly Email[];
  /** To whom each of them was to go. */
  readonly recipients: readonly (readonly string[])[];
  /** How often somebody tried. */
  readonly tries: number;
  behave(behaviour: Behaviour): void;
  /** Called with each mail before it is acknowledged. */
  beforeAnswer(action: (() => Promise<void>) | undefined): void;
  stop(): Promise<void>;
}

/** A real SMTP server that can be told to misbehave. */
export async function startMailServer(options: SMTPServerOptions = {}, at = 0): Promise<MailServer> {
  const received: Email[] = [];
  const recipients: string[][] = [];
  const sockets = new Set<Socket>();
  let tries = 0;
  let behaviour: Behaviour = 'accept';
  let action: (() => Promise<void>) | undefined;

  async function take(content: Buffer, to: string[], done: (error?: Error | null) => void) {
    tries += 1;
    if (behaviour === 'hang') return;
    if (behaviour === 'refuse') return done(Object.assign(new Error('try later'), { responseCode: 451 }));
    received.push(await PostalMime.parse(content));
    recipients.push(to);
    await action?.();
    if (behaviour === 'drop') for (const socket of sockets) socket.destroy();
    else done();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, { envelope }, done) =>
      void buffer(stream).then(
        content =>
          take(
            content,
            envelope.rcptTo.map(({ address }) => address),
            done,
          ),
        // Who was sending is gone in the middle of the mail.
        done,
      ),
    ...options,
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>(resolve => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    recipients,
    get tries() {
      return tries;
    },
    behave: to => {
      behaviour = to;
    },
    beforeAnswer: to => {
      action = to;
    },
    stop: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy();
        server.close(resolve);
      }),
  };
}
