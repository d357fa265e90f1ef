import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formTargetsOf } from '@bayan/auth/protocol/redirect-target';
import { countSealedByStrangers } from '@bayan/auth/store/factors.repository';
import type { SupervisedServer } from '@bayan/embedded-postgres/supervisor';
import { openListener } from '@bayan/platform/db/listen';
import { openFileStore } from '@bayan/platform/file-store/open-file-store';
import { createLifecycle } from '@bayan/platform/http/lifecycle';
import type { Log } from '@bayan/platform/log/log';
import { oneAtATime } from '@bayan/platform/one-at-a-time';
import { LIVE_CHANNEL } from '#academy/audit/announce.ts';
import { loadCountries } from '#academy/language/country.ts';
import { readPublicSettings } from '#academy/legal-texts/public-settings.ts';
import { publishFirstTexts } from '#academy/legal-texts/publish-legal-texts.ts';
import { startMailWorker } from '#academy/mail/mail-worker.ts';
import { openMailTransport } from '#academy/mail/open-transport.ts';
import { SETTINGS_CHANNEL } from '#academy/settings/settings.repository.ts';
import type { Config } from '#config/config.ts';
import { connectHosted, openOwnSignIn, type SignInService } from '#people/access/connect-hosted.ts';
import { openStore } from '#store/open-store.ts';
import { startReminderPlanner } from '#teaching/reminders/reminder-planner.ts';
import { startSeriesFiller } from '#teaching/session-series/series-filler.ts';
import { startTimetableSettler } from '#teaching/timetable-series/timetable-settler.ts';
import { startPersonalDataWorker } from '#views/personal-data/personal-data-worker.ts';
import { repeatErasures } from '#views/personal-data/run-erasures.ts';
import { createApp } from './app.ts';
import { greetingFor } from './greeting.ts';
import { startHousekeeping } from './housekeeping.ts';
import { findPageFile } from './pages/page-files.repository.ts';
import { createPages } from './pages/pages.ts';
import { prepareSample } from './samples/prepare-sample.ts';
import { serveApp } from './serve.ts';
import { wiring } from './wiring.ts';

export interface RunningServer {
  /** What can wait until requests are answered: mails, tidying, and the pages, which whoever asks gets all the same. */
  complete(): Promise<void>;
  /** What the person who started it wants to read. */
  readonly greeting: readonly string[];
  /** Answers what is under way, then lets go of the database, then stops it. */
  stop(): Promise<void>;
}

/** How long proxies get to see that `/api/ready` fails before connections are closed. */
const NOTICE_MS = 100;
/** Mails that wait and pages to render keep this thread from answering for a fifth of a second; people go first. */
const REST_AFTER_MS = 150;
const WEB_BUILD = join(import.meta.dirname, '../../../web/dist');

export async function startServer(
  config: Config,
  log: Log,
  ownServer: Promise<SupervisedServer | null>,
): Promise<RunningServer> {
  const clock = () => new Date();
  const signingIn = openSignIn(config);
  // Whoever awaits it hears of a failure; the database's goes first.
  signingIn.catch(() => {});
  const store = await openStore(config, log, ownServer);
  const { db } = store;
  const files = await openFileStore(config);
  // What was started last is stopped first, also when a later step of the start fails.
  const stops: (() => Promise<unknown>)[] = [() => store.close()];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const stopOne of stops.reverse()) {
      await stopOne().catch((error: unknown) => log.error({ err: error }, 'a part did not stop well'));
    }
  };
  try {
    const signIn = await signingIn;
    await repeatErasures(db, { files, dataDir: config.dataDir, now: clock() });
    const accounts = await prepareSample({ ...store, files }, config, clock());
    await publishFirstTexts(db, { now: clock() });
    const factorKeys = signIn.kind === 'own' ? signIn.factorKeys : null;
    const unreadableFactors = factorKeys && (await countSealedByStrangers(db, [...factorKeys.byId.keys()]));
    const pages = await createPages({
      distDir: WEB_BUILD,
      publicUrl: config.publicUrl,
      signInOrigin: signIn.kind === 'hosted' ? new URL(signIn.project.url).origin : null,
      formTargets: signIn.kind === 'own' ? formTargetsOf(config) : [],
      settings: await readPublicSettings(db),
      findOlderFile: path => findPageFile(db, path),
    });
    const renderAgain = oneAtATime(
      async () => pages.rerender(await readPublicSettings(db)),
      error => log.error({ err: error }, 'pages were not rendered'),
    );
    const listener = openListener(db.$client);
    stops.push(() => listener.stop());
    listener.hear(SETTINGS_CHANNEL, renderAgain);
    const begunLater: { stop(): Promise<void> }[] = [];
    stops.push(() => Promise.all(begunLater.map(part => part.stop())));

    const lifecycle = createLifecycle();
    const app = createApp({
      config,
      db,
      files,
      clock,
      log,
      signIn,
      pages,
      countryOf: loadCountries(),
      lifecycle,
    });
    listener.hear(LIVE_CHANNEL, app.live.heard);
    const serving = await serveApp(app, config);
    stops.push(async () => {
      lifecycle.drain();
      // They would keep their connections for ever; whoever listens comes back, to another process.
      app.live.close();
      await pause(NOTICE_MS);
      await serving.close();
    });
    return {
      complete: async () => {
        await pause(REST_AFTER_MS);
        if (isStopping) return;
        const transport = openMailTransport(config);
        begunLater.push(
          startHousekeeping(db, { dataDir: config.dataDir, files, factorKeys, pages, clock, log }),
          startMailWorker({ db, listener, config, transport, clock, log }),
          startReminderPlanner({ db, clock, log }),
          startSeriesFiller({ db, clock, log, changes: wiring.sessionChanges }),
          startTimetableSettler({ db, clock, log, changes: wiring.sessionChanges }),
          startPersonalDataWorker({ db, listener, files, disk: config, clock, log }),
        );
        await pages.prepare();
        pages.renderAhead().catch((error: unknown) => log.error({ err: error }, 'a page was not rendered'));
      },
      greeting: greetingFor(config, serving.address.port, accounts, unreadableFactors ?? 0),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const openSignIn = async (config: Config): Promise<SignInService> =>
  (await connectHosted(config)) ?? openOwnSignIn(config);
