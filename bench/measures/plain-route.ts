import { compare, type Schedule, whileDisturbed } from '#bench/load/comparison.ts';
import type { Load } from '#bench/load/load.ts';
import { pathOf } from '#bench/load/path-of.ts';
import type { Asking } from '#bench/load/target.ts';
import type { Row } from '#bench/report/row.ts';
import type { FixedAnswer } from '#bench/servers/fixed-answer-process.ts';
import { type MeasuredServer, startBare } from '#bench/servers/measured-server.ts';
import { answerOf } from './answer-of.ts';
import { ratioRow } from './ratio-row.ts';

const GOAL = { least: 0.7, floor: 0.55 };
const CONNECTIONS = 16;
/** The one route of the API that asks the database for nothing. */
const PATH = pathOf('/api/geo');

/** What our way through a request costs: id, clock, address, log, dispatch, output schema, headers. */
export async function measurePlainRoute(
  product: MeasuredServer,
  load: Load,
  schedule: Schedule,
): Promise<Row[]> {
  const answer: FixedAnswer = await answerOf(product, PATH);
  const bare = await startBare('fixed-answer-process.ts', answer);
  const asking: Asking = {
    kind: 'same',
    requests: Array.from({ length: CONNECTIONS }, () => ({ method: 'GET', path: PATH })),
  };
  try {
    const ours = await load.side(product, asking);
    const baseline = await load.side(bare, asking);
    const found = await whileDisturbed(() => compare(ours, baseline, schedule));
    return [ratioRow('a route without the database : bare `node:http`, requests/s', GOAL, found)];
  } finally {
    await bare.stop();
  }
}
