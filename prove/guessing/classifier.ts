/** Two times of two things done one right after the other, in random order. */
export interface Pair {
  readonly a: number;
  readonly b: number;
}

export interface Telling {
  /** How often somebody who learned from half of the pairs is right about the other half, given one time. */
  readonly accuracy: number;
  /** The same where both times of a pair are seen together, which takes away how busy the machine was. */
  readonly pairAccuracy: number;
  /** How likely so good a pair accuracy, or a better one, is by chance alone. */
  readonly p: number;
  /** The probability that a time of `a` is above one of `b`; 0.5 says nothing. */
  readonly auc: number;
  readonly aucInterval: readonly [low: number, high: number];
}

/**
 * Tries to tell `a` from `b` by time. It learns from every other pair a threshold and a direction, and is judged by the
 * rest. If the times say nothing, either order within a pair is as likely as the other, whatever else the machine was
 * doing: the number of pairs it gets right is then binomial with one half, and no assumption about the times is needed.
 */
export function tellApart(pairs: readonly Pair[]): Telling {
  const learned = pairs.filter((_, index) => index % 2 === 0);
  const judged = pairs.filter((_, index) => index % 2 === 1);
  const { threshold, aIsAbove } = bestThreshold(learned);
  const saysA = (time: number) => time > threshold === aIsAbove;
  const right = judged.reduce((sum, { a, b }) => sum + Number(saysA(a)) + Number(!saysA(b)), 0);
  const higherA = learned.filter(({ a, b }) => a > b).length > learned.length / 2;
  const rightPairs = judged.filter(({ a, b }) => a > b === higherA).length;
  const auc = areaUnderCurve(pairs);
  return {
    accuracy: right / (2 * judged.length),
    pairAccuracy: rightPairs / judged.length,
    p: chanceOfAtLeast(rightPairs, judged.length),
    auc,
    aucInterval: interval(auc, pairs.length),
  };
}

function bestThreshold(pairs: readonly Pair[]) {
  const times = pairs.flatMap(({ a, b }) => [
    { time: a, isA: true },
    { time: b, isA: false },
  ]);
  times.sort((one, other) => one.time - other.time);
  let [below, best] = [0, { threshold: Number.NEGATIVE_INFINITY, aIsAbove: true, lead: 0 }];
  for (const [index, { time, isA }] of times.entries()) {
    below += isA ? 1 : -1;
    const threshold = (time + (times[index + 1]?.time ?? time)) / 2;
    if (Math.abs(below) > best.lead) best = { threshold, aIsAbove: below < 0, lead: Math.abs(below) };
  }
  return best;
}

function areaUnderCurve(pairs: readonly Pair[]): number {
  let above = 0;
  for (const { a } of pairs) for (const { b } of pairs) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / pairs.length ** 2;
}

/** 95 per cent, after Hanley and McNeil. */
function interval(auc: number, count: number): [number, number] {
  const [q1, q2] = [auc / (2 - auc), (2 * auc ** 2) / (1 + auc)];
  const variance =
    (auc * (1 - auc) + (count - 1) * (q1 - auc ** 2) + (count - 1) * (q2 - auc ** 2)) / count ** 2;
  const reach = 1.96 * Math.sqrt(Math.max(0, variance));
  return [auc - reach, auc + reach];
}

/** Of so many throws of a coin at least so many heads. */
export function chanceOfAtLeast(heads: number, throws: number): number {
  let [sum, logChoose] = [0, 0];
  for (let fewer = 0; fewer <= throws; fewer++) {
    if (fewer > 0) logChoose += Math.log(throws - fewer + 1) - Math.log(fewer);
    if (fewer >= heads) sum += Math.exp(logChoose - throws * Math.LN2);
  }
  return Math.min(1, sum);
}
