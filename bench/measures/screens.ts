import { KNOWN_PASSWORD } from '@bayan/auth/passwords/new-password';
import type { Role } from '@bayan/domain/roles';
import { loadSample } from '@bayan/server/app/samples/load-sample';
import { callAs } from '@bayan/server/test/builders';
import type { TestApp } from '@bayan/server/test/harness';
import { whileDisturbed } from '#bench/load/comparison.ts';
import { pathOf } from '#bench/load/path-of.ts';
import { takeTurns } from '#bench/load/turns.ts';
import type { AgainstBare } from '#bench/pages/against-bare.ts';
import { barePage } from '#bench/pages/bare-page.ts';
import { launchBrowser } from '#bench/pages/bench-browser.ts';
import type { Frames } from '#bench/pages/frame-probe.ts';
import { contentOf, firstOpen, tapThrough, type Visitor, whileKept } from '#bench/pages/screen-visits.ts';
import { type SignedIn, signInAt } from '#bench/pages/sign-in-visit.ts';
import { type MeasuredServer, startBare } from '#bench/servers/measured-server.ts';
import type { SameWords } from '#bench/servers/same-words-process.ts';
import { recordedStatements } from '#bench/statements/recorded.ts';
import { estimate } from '#bench/statistics/estimate.ts';
import { median } from '#bench/statistics/median.ts';
import { openSetup } from './setup.ts';

/** The screens of a role's area on a slowed phone. */
export interface FoundScreens {
  readonly role: Role;
  readonly first: AgainstBare;
  readonly kept: AgainstBare;
  /** By their path; each of several taps. */
  readonly further: ReadonlyMap<string, readonly Frames[]>;
  /** Of all visits and taps. */
  readonly frames: readonly Frames[];
}

/** The sample academy as its people open it. */
export async function measureScreens(
  roles: readonly Role[],
  rounds: number,
  say: (line: string) => void,
): Promise<FoundScreens[]> {
  const setup = await openSetup();
  try {
    const { app } = setup;
    await loadSample(app.db, { now: app.clock.now(), files: app.files });
    const product = await setup.product();
    const found: FoundScreens[] = [];
    for (const role of roles) {
      found.push(await measureArea(app, product, role, rounds));
      say(`the ${role}’s screens are measured`);
    }
    await product.stop();
    return found;
  } finally {
    await setup.close();
  }
}

async function measureArea(
  app: TestApp,
  product: MeasuredServer,
  role: Role,
  rounds: number,
): Promise<FoundScreens> {
  const launched = await launchBrowser();
  const root = `/${role}-dashboard`;
  const origin = `http://127.0.0.1:${product.port}`;
  const who = { origin, root, email: `${role}@bayan.example`, password: KNOWN_PASSWORD };
  const signedIn = await signInAt(launched.browser, who);
  const visitor: Visitor = { ...launched, origin, signedIn };
  const { html, asked, screens } = await contentOf(visitor, root);
  const bare = await startBare('same-words-process.ts', {
    databaseUrl: app.databaseUrl,
    statements: await statementsOf(app, tokenIn(signedIn), asked),
    body: barePage(html),
  } satisfies SameWords);
  const frames: Frames[] = [];
  const noted = async (visit: Promise<Frames>) => {
    const found = await visit;
    frames.push(found);
    return found.contentMs;
  };
  const bareVisitor = { ...visitor, origin: `http://127.0.0.1:${bare.port}` };
  const compare = (open: () => Promise<Frames>) =>
    whileDisturbed(async (): Promise<AgainstBare> => {
      const { pairs, controls } = await takeTurns(
        () => noted(open()),
        async () => (await firstOpen(bareVisitor, root)).contentMs,
        rounds,
      );
      return {
        ratio: estimate(pairs.map(([ours, words]) => ours / words)),
        control: median(controls.map(([one, other]) => one / other)),
        oursMs: median(pairs.map(([ours]) => ours)),
        bareMs: median(pairs.map(([, words]) => words)),
      };
    });
  try {
    const first = await compare(() => firstOpen(visitor, root));
    const kept = await whileKept(visitor, root, compare);
    const further = new Map<string, Frames[]>(screens.map(screen => [screen, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [screen, found] of await tapThrough(visitor, root, screens))
        further.get(screen)?.push(found);
    }
    return { role, first, kept, further, frames: [...frames, ...[...further.values()].flat()] };
  } finally {
    await launched.browser.close();
    await bare.stop();
  }
}

function tokenIn({ origins }: SignedIn): string {
  const kept = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'bayan.sign-in');
  return JSON.parse(kept?.value ?? '{}').access_token;
}

/** What the reads of a screen send to the database, in the order in which it asked for them. */
async function statementsOf(app: TestApp, token: string, asked: readonly string[]) {
  // The stream of changes never ends, and is no read of the screen.
  const reads = [...new Set(asked)].filter(path => !path.startsWith(pathOf('/api/live')));
  return recordedStatements(async () => {
    for (const path of reads) {
      const headers = path.startsWith('/rest/') ? { accept: 'application/vnd.pgrst.object+json' } : {};
      const answer = await callAs(app, token, 'GET', path, { headers });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  });
}
