import { setTimeout as delay } from 'node:timers/promises';
import type { Dice, Disturbance } from './disturbances.ts';
import type { PostOffice, Row } from './post-office.ts';

export interface RoundResult {
  readonly failures: readonly string[];
  readonly repeats: number;
}

const WORKERS = 2;
/** Longer than the longest wait between two tries. */
const OVER_AN_HOUR = 61 * 60_000;
const MAX_ATTEMPTS_TO_SETTLE = 4;
const QUIET_LOOKS = 5;
const LOOK_EVERY_MS = 200;

/** Writes mails, disturbs their delivery once, lets things settle, and counts what arrived. */
export async function playRound(
  office: PostOffice,
  disturbance: Disturbance,
  count: number,
  dice: Dice,
): Promise<RoundResult> {
  office.server.behave('accept');
  office.server.beforeAnswer(undefined);
  await office.hire(WORKERS);
  const seeThrough = await disturbance.begin(office, dice);
  const addresses = await office.write(count);
  await seeThrough(addresses);
  office.server.beforeAnswer(undefined);
  await settle(office, addresses);
  return judged(office, disturbance, addresses);
}

const isSettled = (rows: readonly Row[]) => rows.every(row => row.status !== 'waiting');
/** Nobody has it in hand, or whoever has is dead: a living worker does not leave a mail for so long. */
const isAtRest = (before: readonly Row[]) => (rows: readonly Row[]) =>
  rows.every((row, n) => row.status === before[n]?.status && row.attempts === before[n]?.attempts);

/** Lets time go by, as often as it takes for every mail to be tried by somebody who is alive. */
async function settle(office: PostOffice, addresses: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS_TO_SETTLE; attempt += 1) {
    await office.hire(WORKERS);
    await restOf(office, addresses);
    if (isSettled(await office.rows(addresses))) return;
    await office.passLeaseTime();
    office.advance(OVER_AN_HOUR);
  }
  await office.until(addresses, isSettled);
}

/** Waits until nobody alive has any of them in hand. */
async function restOf(office: PostOffice, addresses: readonly string[]): Promise<void> {
  const isPutOff = (row: Row) => row.claimedUntil === null && row.nextAttemptAt > office.now;
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    const before = await office.rows(addresses);
    if (before.every(row => row.status !== 'waiting' || isPutOff(row))) return;
    await delay(LOOK_EVERY_MS);
    quiet = isAtRest(before)(await office.rows(addresses)) ? quiet + 1 : 0;
  }
}

async function judged(
  office: PostOffice,
  { name, leavesDoubt }: Disturbance,
  addresses: readonly string[],
): Promise<RoundResult> {
  const rows = await office.rows(addresses);
  const arrivals = office.arrivals();
  const failures: string[] = [];
  let repeats = 0;
  for (const row of rows) {
    const copies = arrivals.filter(({ to }) => to === row.toAddress);
    const complain = (what: string) => failures.push(`${name}: the mail to ${row.toAddress} ${what}`);
    if (row.status !== 'sent') complain(`is ${row.status} after ${row.attempts} attempts (${row.lastError})`);
    if (copies.length === 0) complain('was lost');
    if (copies.length > (leavesDoubt ? 2 : 1)) complain(`arrived ${copies.length} times`);
    if (copies.some(copy => copy.messageId !== row.messageId))
      complain(`came as ${copies.map(copy => copy.messageId).join(' and ')}`);
    repeats += Math.max(0, copies.length - 1);
  }
  if (rows.length !== addresses.length)
    failures.push(`${name}: ${addresses.length - rows.length} rows are gone`);
  const others = new Set(rows.map(row => row.messageId));
  if (others.size !== rows.length) failures.push(`${name}: two mails share a Message-ID`);
  return { failures, repeats };
}
