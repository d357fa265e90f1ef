import { startTestCluster } from '@bayan/server/test/test-cluster';
import type { Scale } from '#bench/academy/scale.ts';
import { goalText, type Row, withoutControl } from '#bench/report/row.ts';
import { judge } from '#bench/statistics/verdict.ts';
import { type Cost, costsAt } from './costs.ts';

interface Growth {
  readonly small: Cost;
  readonly large: Cost;
  readonly factor: number;
}

const GOAL = { most: 1.5 };

/** One more level of an index is one more page, which says nothing where there are hardly any. */
const FEW = 10;
const factorOf = (small: Cost, large: Cost) => Math.max(large.pages, FEW) / Math.max(small.pages, FEW);

/** How many more pages each list touches in a large academy than in a small one: a row for each kind, with its worst. */
export async function measureGrowth(small: Scale, large: Scale, say: (line: string) => void): Promise<Row[]> {
  const cluster = await startTestCluster();
  try {
    const before = await costsAt(small);
    const after = await costsAt(large);
    const growths = after.costs.map((cost, index): Growth => {
      const same = before.costs[index];
      if (same?.name !== cost.name) throw new Error(`${cost.name} was measured at one size alone`);
      return { small: same, large: cost, factor: factorOf(same, cost) };
    });
    for (const { small, large, factor } of growths) {
      say(`${factor.toFixed(2)}  ${inWords(small)}, then ${inWords(large)}  ${large.group}: ${large.name}`);
    }
    const groups = Map.groupBy(growths, growth => growth.large.group);
    const rows = [...groups].map(([group, found]) => worstRow(group, found));
    return after.unmeasured.length > 0 ? [...rows, missingRow(after.unmeasured)] : rows;
  } finally {
    await cluster.stop();
  }
}

const inWords = ({ pages, rows }: Cost) => `${pages} for ${rows}`;

function worstRow(group: string, growths: readonly Growth[]): Row {
  const { small, large, factor } = growths.reduce((a, b) => (b.factor > a.factor ? b : a));
  const broken = growths.filter(growth => growth.factor > GOAL.most).length;
  return {
    ...withoutControl,
    measure: `pages touched, ${group}, the worst of ${growths.length}: ${large.name}`,
    result: `${factor.toFixed(2)} (${inWords(small)}, then ${inWords(large)})${broken > 1 ? `, ${broken} over` : ''}`,
    goal: goalText(GOAL),
    verdict: judge(factor, GOAL),
  };
}

const missingRow = (lists: readonly string[]): Row => ({
  ...withoutControl,
  measure: `pages touched, lists without a measurement yet: ${lists.join(', ')}`,
  result: '–',
  goal: goalText(GOAL),
  verdict: 'void',
});
