import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { formTargetsOf } from '@bayan/auth/protocol/redirect-target';
import { type Database, openDatabase } from '@bayan/platform/db/database';
import { openListener } from '@bayan/platform/db/listen';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { openFileStore } from '@bayan/platform/file-store/open-file-store';
import { createLifecycle, type Lifecycle } from '@bayan/platform/http/lifecycle';
import { declaredStatuses } from '@bayan/platform/http/openapi-operation';
import { createRouteTable, type FoundRoute, pathOf } from '@bayan/platform/http/route-table';
import { createLog, type Log } from '@bayan/platform/log/log';
import { LIVE_CHANNEL } from '#academy/audit/announce.ts';
import { loadCountries } from '#academy/language/country.ts';
import { readPublicSettings } from '#academy/legal-texts/public-settings.ts';
import { type App, createApp } from '#app/app.ts';
import { createPages } from '#app/pages/pages.ts';
import { serveApp } from '#app/serve.ts';
import { type Config, readConfig } from '#config/config.ts';
import { connectHosted, openOwnSignIn } from '#people/access/connect-hosted.ts';
import { quickFolder } from './quick-folder.ts';
import { createTestDatabase } from './test-database.ts';

/** A clock that stands still until it is moved. */
export interface TestClock {
  now(): Date;
  set(instant: Date): void;
  advance(milliseconds: number): void;
}

function createClock(start: Date): TestClock {
  let instant = start;
  return {
    now: () => new Date(instant),
    set: to => {
      instant = to;
    },
    advance: milliseconds => {
      instant = new Date(instant.getTime() + milliseconds);
    },
  };
}

export interface TestApp {
  readonly app: App;
  readonly db: Database;
  readonly files: FileStore;
  readonly config: Config;
  readonly clock: TestClock;
  readonly lifecycle: Lifecycle;
  readonly databaseUrl: string;
  /** Runs a request through the whole application, without a socket. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Hears what this process and others on the same database announce. */
  hearChanges(): Promise<void>;
  /** Serves it on a real port and answers with the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export const TEST_NOW = new Date('2026-11-15T09:00:00.000Z');
const countryOf = loadCountries();

interface Options {
  readonly env?: Record<string, string>;
  readonly now?: Date;
  /** Another process of the same academy: its database, keys and clock. */
  readonly beside?: TestApp;
  /** Where what it logs is wanted. */
  readonly log?: Log;
}

/** Silent, unless somebody wants to look. */
const quietLog = createLog((process.env.TEST_LOG ?? 'silent') as Config['logLevel']);

/** The real application on a real database, with a clock that the test moves. */
export async function createTestApp({
  env = {},
  now = TEST_NOW,
  beside,
  log = quietLog,
}: Options = {}): Promise<TestApp> {
  const dataDir = beside?.config.dataDir ?? mkdtempSync(join(quickFolder(), 'bayan-app-'));
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const hosted = await connectHosted(config);
  const database = beside ? { url: beside.databaseUrl, drop: async () => {} } : await createTestDatabase();
  const db = openDatabase(database.url, log);
  const clock = beside?.clock ?? createClock(now);
  const lifecycle = createLifecycle();
  const files = await openFileStore(config);
  const app = createApp({
    config,
    db,
    files,
    clock: clock.now,
    log,
    onUndeclared({ method, path }, code) {
      throw new Error(`${method} ${path} refused with ${code}, which its contract does not name`);
    },
    signIn: hosted ?? (await openOwnSignIn(config)),
    pages: await createPages({
      distDir: join(import.meta.dirname, '../../web/dist'),
      publicUrl: config.publicUrl,
      signInOrigin: hosted && new URL(hosted.project.url).origin,
      formTargets: formTargetsOf(config),
      settings: await readPublicSettings(db),
    }),
    countryOf,
    lifecycle,
  });
  const table = createRouteTable(app.routes);
  const closing: (() => Promise<unknown>)[] = [];
  return {
    app,
    db,
    files,
    config,
    clock,
    lifecycle,
    databaseUrl: database.url,
    async fetch(path, init) {
      const request = new Request(new URL(path, config.publicUrl), init);
      const found = table.find(request.method, pathOf(request.url));
      return declared(found, await app.fetch(request, '127.0.0.1'));
    },
    async hearChanges() {
      const listener = openListener(db.$client);
      closing.push(() => listener.stop());
      // What is heard first is that it listens.
      await new Promise<void>(resolve =>
        listener.hear(LIVE_CHANNEL, payload => {
          app.live.heard(payload);
          resolve();
        }),
      );
    },
    async listen() {
      const server = await serveApp(app, {
        host: '127.0.0.1',
        port: 0,
        trustedProxies: config.trustedProxies,
      });
      closing.push(() => server.close());
      return `http://127.0.0.1:${(server.address as AddressInfo).port}`;
    },
    async close() {
      app.live.close();
      for (const close of closing) await close();
      await db.$client.end();
      await database.drop();
      if (!beside) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a route answers is what docs/openapi.json says that it answers, whichever test it is that asks. */
function declared(found: FoundRoute | null, response: Response): Response {
  if (!found || declaredStatuses(found.route).has(response.status)) return response;
  const { method, path } = found.route;
  throw new Error(`${method} ${path} answered ${response.status}, which the API description does not name`);
}
