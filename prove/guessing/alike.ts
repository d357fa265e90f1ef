import { randomInt } from 'node:crypto';
import { type Answer, openAcademy } from './academy.ts';
import { type Telling, tellApart } from './classifier.ts';
import { BY_MAIL, BY_PASSWORD, type Comparison } from './comparisons.ts';
import { type MachineWatch, watchMachine } from './machine-watch.ts';
import { createFindings, type Part } from './part.ts';
import { createTimings, type Timings } from './timings.ts';

/** Pairs for what runs for the first time. */
const WARM_UP = 4;
const TOO_BUSY = 503;

/** Whoever looks at answers, byte by byte and with a watch, does not learn who has an account. */
export const alike: Part = async ({ size, stopsAtFirst, say, step }) => {
  const findings = createFindings();
  const figures: Record<string, string> = {};
  const count = size === 'full' ? 600 : 80;
  const machine = await watchMachine();
  let isNoticed = false;
  const compareOne = async (comparison: Comparison) => {
    const { name } = comparison;
    const timings = createTimings(count, stopsAtFirst);
    const isOver = () => isNoticed || timings.areEnough();
    const difference = await compare(comparison, { timings, machine, isOver, stopsAtFirst, step });
    if (isNoticed) return;
    findings.expect(difference === null, () => `${name}: the answers differ: ${difference}`);
    const pairs = timings.telling();
    const told = tellApart(pairs);
    figures[name] = wordsFor(told, pairs.length);
    say(`${name}: ${figures[name]}`);
    findings.expect(
      !timings.areTold(),
      () => `${name}: time tells them apart in ${percent(told.pairAccuracy)} of the pairs`,
    );
    isNoticed = stopsAtFirst && findings.failures().length > 0;
  };
  try {
    // Together they are done sooner, one by one they are measured better; those by mail do little but wait.
    if (size === 'short') await Promise.all([...BY_PASSWORD, ...BY_MAIL].map(compareOne));
    else {
      for (const comparison of BY_PASSWORD) await compareOne(comparison);
      await Promise.all(BY_MAIL.map(compareOne));
    }
  } finally {
    await machine.stop();
  }
  return { failures: findings.failures(), figures };
};

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function wordsFor({ auc, aucInterval, accuracy, pairAccuracy, p }: Telling, pairs: number): string {
  const [low, high] = aucInterval.map(bound => bound.toFixed(3));
  return `AUC ${auc.toFixed(3)} (${low} to ${high}), told by time in ${percent(accuracy)}, in pairs in ${percent(pairAccuracy)} of ${Math.floor(pairs / 2)} (p = ${p.toPrecision(2)})`;
}

interface Comparing {
  readonly timings: Timings;
  readonly machine: MachineWatch;
  readonly stopsAtFirst: boolean;
  isOver(): boolean;
  step(): void;
}

/** Takes the times of pairs, and answers with the first in which something else than the time differed. */
async function compare(
  comparison: Comparison,
  { timings, machine, stopsAtFirst, isOver, step }: Comparing,
): Promise<string | null> {
  const academy = await openAcademy();
  let difference: string | null = null;
  const timed = async (send: Comparison['a'], pair: number) => {
    const begin = performance.now();
    const answer = await send(academy, pair);
    return { milliseconds: performance.now() - begin, seen: visible(answer), status: answer.status };
  };
  try {
    await comparison.prepare(academy);
    for (let pair = 0; !isOver(); pair++) {
      await comparison.before(academy, pair);
      const begin = performance.now();
      const [a, b] = await inRandomOrder(
        () => timed(comparison.a, pair),
        () => timed(comparison.b, pair),
      );
      // Whoever is told that the machine is too busy comes again: such a pair was none.
      if (pair < WARM_UP || a.status === TOO_BUSY || b.status === TOO_BUSY) continue;
      step();
      if (a.seen !== b.seen) difference ??= `${a.seen} / ${b.seen}`;
      if (difference && stopsAtFirst) break;
      timings.add({ a: a.milliseconds, b: b.milliseconds }, machine.wasBusySince(begin));
    }
  } finally {
    await academy.close();
  }
  return difference;
}

/**
 * By a coin that nothing else in the run knows: comparisons that go on at the same time and took the same turns would
 * slow each other's known or unknown ones down, and seem to tell them apart.
 */
async function inRandomOrder<T>(a: () => Promise<T>, b: () => Promise<T>): Promise<[T, T]> {
  if (randomInt(2) === 0) return [await a(), await b()];
  const second = await b();
  return [await a(), second];
}

/** Status, headers and body, but for ids, times and what the sender typed. */
function visible({ status, headers, text }: Answer): string {
  const head = [...headers].filter(([name]) => name !== 'x-request-id').map(each => each.join(': '));
  return [status, ...head, text]
    .join('\n')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)')
    .replace(/(known|other)-\d{4}@family\.example/g, '(address)')
    .replace(/(known|other)-\d{4}/g, '(name)');
}
