import { setTimeout as delay } from 'node:timers/promises';
import { inTransaction } from '@bayan/platform/db/transaction';
import { enqueueMail, type NewMail } from '@bayan/server/academy/mail/mail.repository';
import { createTestApp, type TestApp } from '@bayan/server/test/harness';
import { type MailServer, startMailServer } from '@bayan/server/test/mail/mail-server';
import { startWorker, type Worker } from './worker.ts';

/** A mail as the outbox has it. */
export interface Row {
  readonly toAddress: string;
  readonly messageId: string | null;
  readonly status: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly claimedUntil: Date | null;
  readonly lastError: string | null;
}

const ROWS = `
  select to_address "toAddress", message_id "messageId", status, attempts, next_attempt_at "nextAttemptAt",
         claimed_until "claimedUntil", last_error "lastError"
  from mail_outbox where to_address = any($1) order by created_at, id`;

const NOTICE = { kind: 'password-changed', data: {} } as const;
const MAX_WAIT_MS = 20_000;
const LEASE_AND_A_BIT = '31 seconds';

/** The outbox of a real application, workers in processes of their own, and a mail server that does as it is told. */
export class PostOffice {
  readonly app: TestApp;
  server: MailServer;
  now: Date;
  #workers: Worker[] = [];
  /** Those that were shut, for what they took. */
  #earlier: MailServer[] = [];
  #written = 0;

  static async open(): Promise<PostOffice> {
    const app = await createTestApp();
    return new PostOffice(app, await startMailServer());
  }

  private constructor(app: TestApp, server: MailServer) {
    this.app = app;
    this.server = server;
    this.now = app.clock.now();
  }

  /** Writes so many mails, each to an address of its own, and answers with the addresses. */
  async write(count: number, content: Pick<NewMail, 'kind' | 'data'> = NOTICE): Promise<string[]> {
    const addresses: string[] = [];
    for (let n = 0; n < count; n += 1) {
      this.#written += 1;
      const to = `reader${this.#written}@family.example`;
      addresses.push(to);
      // A moment apart, so that there is an order to keep.
      const now = new Date(this.now.getTime() + n);
      const mail = { ...content, to, language: 'en', now } as NewMail;
      await inTransaction(this.app.db, tx => enqueueMail(tx, mail));
    }
    this.now = new Date(this.now.getTime() + count);
    this.#tellTime();
    return addresses;
  }

  async hire(count: number): Promise<void> {
    const missing = count - this.#workers.length;
    const started = Array.from({ length: missing }, () =>
      startWorker(this.app.databaseUrl, this.server.url, this.now),
    );
    this.#workers.push(...(await Promise.all(started)));
    this.#tellTime();
  }

  /** Kills so many of them, and not in kindness. */
  async kill(count: number): Promise<void> {
    const doomed = this.#workers.splice(0, count);
    await Promise.all(doomed.map(worker => worker.kill()));
  }

  advance(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
    this.#tellTime();
  }

  #tellTime() {
    for (const worker of this.#workers) worker.setClock(this.now);
  }

  /** Takes the mail server off the network, and puts it back at the same address. */
  async shutServer(): Promise<() => Promise<void>> {
    const { port } = this.server;
    this.#earlier.push(this.server);
    await this.server.stop();
    return async () => {
      this.server = await startMailServer({}, port);
    };
  }

  /** Every mail that was taken, in the order of arrival. */
  arrivals = () =>
    [...this.#earlier, this.server].flatMap(({ received, recipients }) =>
      received.map(({ messageId }, n) => ({ to: recipients[n]?.[0] ?? '', messageId })),
    );

  async rows(addresses: readonly string[]): Promise<Row[]> {
    return (await this.app.db.$client.query<Row>(ROWS, [addresses])).rows;
  }

  /** Polls until the rows are as wished; false where they never are. */
  async until(addresses: readonly string[], wish: (rows: readonly Row[]) => boolean): Promise<boolean> {
    const deadline = performance.now() + MAX_WAIT_MS;
    while (performance.now() < deadline) {
      if (wish(await this.rows(addresses))) return true;
      await delay(25);
    }
    return false;
  }

  /**
   * As if more than half a minute went by, by the clock of the database: what a dead worker held is free again. It is not
   * set free, so that a claim that does not end in that time keeps its mail.
   */
  passLeaseTime = () =>
    this.app.db.$client.query(
      `update mail_outbox set claimed_until = claimed_until - interval '${LEASE_AND_A_BIT}' where status = 'waiting'`,
    );

  async close(): Promise<void> {
    await this.kill(this.#workers.length);
    await this.server.stop();
    await this.app.close();
  }
}
