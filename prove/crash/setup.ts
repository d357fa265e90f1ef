import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { relyingPartyOf } from '@bayan/auth/protocol/relying-party';
import { createServiceTokens } from '@bayan/auth/tokens/service-token';
import { readConfig } from '@bayan/server/config/config';
import { openOwnSignIn } from '@bayan/server/people/access/connect-hosted';
import { freePort } from '@bayan/server/test/free-port';
import { accountWriter } from './accounts/account-writer.ts';
import { type Caller, createCaller } from './caller.ts';
import { createGate, type Gate } from './gate.ts';
import { createLedger, type Ledger, Refused } from './ledger.ts';
import { createOutage, type Outage } from './outage.ts';
import { keepRunning, type RestartingProduct } from './restarting-product.ts';
import { createScenario, type Scenario, type Writer } from './scenario.ts';
import { openStoreOf, type Store } from './store.ts';
import { writeRoutes } from './write-routes.ts';
import { ACADEMY_LANES } from './writers/academy-writers.ts';
import { applicationWriter } from './writers/application-writer.ts';
import { availabilityWriter } from './writers/availability-writer.ts';
import { calendarWriter } from './writers/calendar-writer.ts';
import { departureWriter } from './writers/departure-writer.ts';
import { familyChangeWriter } from './writers/family-change-writer.ts';
import { familyPriceWriter } from './writers/family-price-writer.ts';
import { holidayWriter } from './writers/holiday-writer.ts';
import { HOMEWORK_LANES } from './writers/homework-writers.ts';
import { importWriter } from './writers/import-writer.ts';
import { lessonRulesWriter } from './writers/lesson-rules-writer.ts';
import { mailTextsWriter } from './writers/mail-texts-writer.ts';
import { messageWriter } from './writers/message-writer.ts';
import { noticeWriter } from './writers/notice-writer.ts';
import { familyWriter, ownProfileWriter } from './writers/own-profile-writer.ts';
import { PEOPLE_LANES } from './writers/people-writers.ts';
import { personalDataWriter } from './writers/personal-data-writer.ts';
import { progressNoteWriter } from './writers/progress-note-writer.ts';
import { publicTutorWriter } from './writers/public-tutor-writer.ts';
import { reassignmentWriter } from './writers/reassignment-writer.ts';
import { reminderWriter } from './writers/reminder-writer.ts';
import { resourceWriter } from './writers/resource-writer.ts';
import { serviceWriter } from './writers/service-writer.ts';
import { sessionReportWriter } from './writers/session-report-writer.ts';
import { sessionRequestWriter } from './writers/session-request-writer.ts';
import { sessionSeriesWriter } from './writers/session-series-writer.ts';
import { SESSION_LANES } from './writers/session-writers.ts';
import { staffNoteWriter } from './writers/staff-note-writer.ts';
import { timetableWriter } from './writers/timetable-writer.ts';
import { vettingWriter } from './writers/vetting-writer.ts';

/** Several accounts at once: theirs are the slowest changes. */
const LANES: readonly Writer[] = [
  ...SESSION_LANES,
  sessionRequestWriter,
  sessionReportWriter,
  familyChangeWriter,
  familyPriceWriter,
  reassignmentWriter,
  ...PEOPLE_LANES,
  publicTutorWriter,
  ownProfileWriter,
  familyWriter,
  ...ACADEMY_LANES,
  ...HOMEWORK_LANES,
  progressNoteWriter,
  messageWriter,
  availabilityWriter,
  sessionSeriesWriter,
  holidayWriter,
  timetableWriter,
  lessonRulesWriter,
  mailTextsWriter,
  calendarWriter,
  noticeWriter,
  reminderWriter,
  resourceWriter,
  staffNoteWriter,
  vettingWriter,
  departureWriter,
  personalDataWriter,
  importWriter,
  applicationWriter,
  serviceWriter,
  accountWriter,
  accountWriter,
  accountWriter,
];
const START_MS = 60_000;
const SERVICE_SECONDS = 86_400;
/** As on a slow disk: what does not wait for a commit is then far ahead of it. */
const SLOW_COMMIT = ['alter system set commit_delay = 8000', 'alter system set commit_siblings = 0'];

/** The product at work, with writers on everything that can be changed. */
export interface Setup {
  readonly product: RestartingProduct;
  readonly caller: Caller;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly scenario: Scenario;
  readonly gate: Gate;
  readonly outage: Outage;
  readonly since: Date;
  /** How many writers have not given up. */
  writers(): number;
  close(): Promise<void>;
}

export async function setSetup(): Promise<Setup> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'bayan-crash-')));
  const port = await freePort();
  const product = await keepRunning(dataDir, port);
  const store = openStoreOf(dataDir);
  const close = async () => {
    await product.end();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const caller = createCaller(product.url);
    await untilAnswering(caller, product);
    await slowDown(dataDir);
    const outage = createOutage();
    const gate = createGate();
    gate.open();
    const ledger = createLedger({ caller, store, whenUp: outage.over });
    const perform: Scenario['perform'] = async change => {
      await gate.pass();
      return ledger.perform(change);
    };
    const config = readConfig({ DATA_DIR: dataDir, PORT: String(port) });
    const signIn = await openOwnSignIn(config);
    const service = await createServiceTokens(signIn.keys, config).sign(SERVICE_SECONDS, new Date());
    const origin = relyingPartyOf(config.publicUrl)?.origins[0] ?? '';
    const given = { service, store, dataDir, origin, perform };
    const scenario = await createScenario({ caller, ...given, whenUp: outage.over });
    const [now] = await store.rows('select now()');
    let writers = LANES.length;
    const steps = await Promise.all(LANES.map(writer => writer.start(scenario)));
    gate.close();
    for (const step of steps) {
      void work(step).catch((error: unknown) => {
        writers--;
        if (!(error instanceof Refused)) ledger.fail(`a writer gave up: ${(error as Error).message}`);
      });
    }
    const described = await scenario.read('/api/openapi.json');
    for (const route of withoutWriter(writeRoutes(described, config, signIn)))
      ledger.fail(`nobody tries ${route}`);
    // As it is: its text has no milliseconds, and the samples are stored within the same second.
    const since = now?.now as Date;
    return { product, caller, store, ledger, scenario, gate, outage, since, writers: () => writers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function work(step: () => Promise<void>): Promise<never> {
  for (;;) await step();
}

async function untilAnswering(caller: Caller, { complaints }: RestartingProduct): Promise<void> {
  for (const start = performance.now(); ; await pause(25)) {
    if ((await caller({ method: 'GET', path: '/api/ready' })).kind === 'acknowledged') return;
    if (complaints.length > 0 || performance.now() - start > START_MS)
      throw new Error(`the product did not start: ${complaints[0]}`);
  }
}

async function slowDown(dataDir: string): Promise<void> {
  const admin = openStoreOf(dataDir, 'postgres');
  for (const command of [...SLOW_COMMIT, 'select pg_reload_conf()']) await admin.rows(command);
  await admin.close();
}

function withoutWriter(routes: readonly string[]): string[] {
  const tried = new Set<string>(LANES.flatMap(writer => writer.routes));
  return routes.filter(route => !tried.has(route));
}
