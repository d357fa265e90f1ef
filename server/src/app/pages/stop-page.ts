import { Refusal } from '@bayan/domain/errors';
import { languageOfTag, languageParameter } from '@bayan/domain/language/language';
import { LINK_LIMIT } from '@bayan/domain/reminders/reminders.limits';
import { STOP_PAGE, STOP_WISHES, type StopPage } from '@bayan/domain/reminders/stop-page';
import type { Database } from '@bayan/platform/db/database';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { inTransaction } from '@bayan/platform/db/transaction';
import { readText } from '@bayan/platform/http/body';
import { networkOf } from '@bayan/platform/http/client-address';
import type { Host, RequestVariables } from '@bayan/platform/http/host';
import { createEnforceLimit } from '@bayan/platform/limits/enforce-endpoint-limit';
import { type Context, Hono } from 'hono';
import type { Config } from '#config/config.ts';
import { lookAtStopLink } from '#teaching/reminders/look-at-stop-link.ts';
import { changeByStopLink } from '#teaching/reminders/stop-reminders.ts';
import type { Pages } from './pages.ts';

interface Parts {
  readonly config: Config;
  readonly db: Database;
  readonly pages: Pages;
}

type Visit = Context<{ Variables: RequestVariables }>;

const STATUS: Readonly<Record<StopPage['state'], number>> = {
  on: 200,
  stopped: 200,
  off: 200,
  unknown: 404,
  'too-often': 429,
};

/** One word. */
const MAX_BYTES = 1024;

/** The page of a reminder's stop link: to look changes nothing, its button does, and it works without script (R661). */
export function createStopPage({ config, db, pages }: Parts): Host {
  const secretOf = createKnownSecret();
  const enforceLimit = createEnforceLimit({ db, isOn: config.auth.rateLimits });
  const host: Host = new Hono<{ Variables: RequestVariables }>();

  const tokenIn = (c: Visit) => c.req.query('token') ?? '';
  const write = (c: Visit, shown: StopPage, query: string) =>
    pages.write(c.req.raw, c.get('country'), {
      page: 'stop-reminders',
      path: STOP_PAGE,
      status: STATUS[shown.state],
      shown,
      query,
    });
  /** A link that does not work is told so on the page itself. */
  async function answered(c: Visit, answer: (query: string) => Promise<Response>): Promise<Response> {
    const { search } = new URL(c.req.url);
    try {
      const visitor = { personId: null, network: networkOf(c.get('clientAddress')) };
      await enforceLimit(LINK_LIMIT, visitor, c.get('now'));
      return await answer(search);
    } catch (error) {
      const state = error instanceof Refusal && STATE_OF[error.code];
      if (!state) throw error;
      const page = await write(c, { state }, search);
      const { retryAfterSeconds } = error.details;
      if (retryAfterSeconds !== undefined) page.headers.set('retry-after', String(retryAfterSeconds));
      return page;
    }
  }
  const leadTo = (location: string) =>
    new Response(null, {
      status: 303,
      headers: { ...pages.security, location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });

  // What mail programs post to at one click; whoever opens it in a browser comes to the page.
  host.on(['GET', 'HEAD'], '/api/reminders/stop', c => leadTo(STOP_PAGE + new URL(c.req.url).search));
  host.on(['GET', 'HEAD'], STOP_PAGE, c => {
    if (languageOfTag(c.req.query(languageParameter))) return pages.handle(c.req.raw, c.get('country'));
    return answered(c, async query => write(c, await lookAtStopLink(db, tokenIn(c), secretOf), query));
  });
  host.post(STOP_PAGE, c =>
    answered(c, async query => {
      const sent = await readText(c.req.raw, MAX_BYTES).catch(() => null);
      const wished = new URLSearchParams(sent ?? '').get('wish');
      const wish = STOP_WISHES.find(name => name === wished);
      const asked = { token: tokenIn(c), now: c.get('now'), requestId: c.get('requestId') };
      if (wish) await inTransaction(db, tx => changeByStopLink(tx, wish, asked, secretOf));
      return leadTo(STOP_PAGE + query);
    }),
  );
  return host;
}

const STATE_OF: Readonly<Record<string, 'unknown' | 'too-often'>> = {
  'reminder.unknown': 'unknown',
  'limit.reached': 'too-often',
};
