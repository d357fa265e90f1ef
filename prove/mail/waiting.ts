import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '@bayan/server/test/builders';
import type { PostOffice, Row } from './post-office.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long a mail waits after each failed try; the last of them again and again. */
const WAITS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];
/** A link for a new password works that long (R39), and so long is its mail of use (R256). */
const RECOVERY_LIFE = HOUR;
const RECOVERY = { kind: 'recovery', data: { link: 'https://bayan.example/x', code: '482913' } } as const;

/** A mail that nobody takes: tried at its times, not before, and then shown to an administrator. */
export async function tryUndeliverable(office: PostOffice): Promise<string[]> {
  const failures: string[] = [];
  office.server.behave('refuse');
  office.server.beforeAnswer(undefined);
  await office.hire(1);
  const written = office.now;
  const addresses = await office.write(1, RECOVERY);
  const [address = ''] = addresses;
  for (let attempt = 1; ; attempt += 1) {
    const tried = await office.until(
      addresses,
      ([row]) => row?.attempts === attempt && row.claimedUntil === null,
    );
    const [row] = await office.rows(addresses);
    if (!tried || !row) return [...failures, `attempt ${attempt} of a refused mail did not take place`];
    if (row.status !== 'waiting') break;
    const wait = WAITS[attempt - 1] ?? HOUR;
    const waits = row.nextAttemptAt.getTime() - office.now.getTime();
    if (waits !== wait)
      return [...failures, `after attempt ${attempt} a mail waits ${waits} ms instead of ${wait}`];
    failures.push(...(await tooEarly(office, row)));
  }
  const age = office.now.getTime() - written.getTime();
  if (age > RECOVERY_LIFE) failures.push(`a mail was still tried ${age} ms after it was written`);
  return [...failures, ...(await tryExpired(office)), ...(await tryList(office, address))];
}

/** Moves the clock to a second before it is due, and then to it. */
async function tooEarly(office: PostOffice, row: Row): Promise<string[]> {
  const { tries } = office.server;
  office.advance(row.nextAttemptAt.getTime() - office.now.getTime() - SECOND);
  await delay(200);
  const failures = office.server.tries === tries ? [] : [`attempt ${row.attempts + 1} came before its time`];
  office.advance(SECOND);
  return failures;
}

/** A mail whose link died before anybody could send it is not sent any more. */
async function tryExpired(office: PostOffice): Promise<string[]> {
  const putBack = await office.shutServer();
  const addresses = await office.write(1, RECOVERY);
  await office.until(addresses, ([row]) => row?.attempts === 1 && row.claimedUntil === null);
  await putBack();
  office.advance(RECOVERY_LIFE + SECOND);
  await office.until(addresses, ([row]) => row?.status !== 'waiting');
  const [row] = await office.rows(addresses);
  const copies = office.arrivals().filter(({ to }) => to === addresses[0]).length;
  return row?.status === 'failed' && copies === 0
    ? []
    : [`an expired mail is ${row?.status} and arrived ${copies} times`];
}

async function tryList(office: PostOffice, address: string): Promise<string[]> {
  const admin = await signIn(office.app, { role: 'admin' });
  const answer = await admin.call('GET', '/api/mail?status=failed');
  const { items } = (await answer.json()) as { items: { to: string; lastError: string | null }[] };
  const shown = items.find(item => item.to === address);
  if (!shown) return ['a mail that was given up is not shown to an administrator'];
  return shown.lastError?.includes('try later') ? [] : [`a mail was given up because of ${shown.lastError}`];
}

const AT_ONCE = 5;

/** One worker, and more mails than it takes in hand: none overtakes more than those in hand beside it. */
export async function tryOrder(office: PostOffice, count: number): Promise<string[]> {
  office.server.behave('accept');
  office.server.beforeAnswer(undefined);
  await office.kill(2);
  const addresses = await office.write(count);
  await office.hire(1);
  await office.until(addresses, rows => rows.every(row => row.status === 'sent'));
  const place = new Map(office.arrivals().map(({ to }, n) => [to, n]));
  const late = addresses.filter((address, n) => {
    const overtaken = addresses
      .slice(n + 1)
      .filter(later => (place.get(later) ?? 0) < (place.get(address) ?? 0));
    return overtaken.length >= AT_ONCE * 2;
  });
  return late.map(address => `the mail to ${address} was overtaken by many that were written later`);
}
