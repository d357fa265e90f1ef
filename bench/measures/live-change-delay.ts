import { signIn } from '@bayan/server/test/builders';
import { pathOf } from '#bench/load/path-of.ts';
import { goalText, type Row, withoutControl } from '#bench/report/row.ts';
import type { MeasuredServer } from '#bench/servers/measured-server.ts';
import { median } from '#bench/statistics/median.ts';
import { judge } from '#bench/statistics/verdict.ts';
import type { Setup } from './setup.ts';

const GOAL = { most: 1_000, wish: 100 };
const TIMES = 50;
const SETTINGS = pathOf('/api/settings');

/** From the answer to a change in this process until somebody who listens at the product has heard of it. */
export async function measureLiveChangeDelay({ app }: Setup, product: MeasuredServer): Promise<Row[]> {
  const admin = await signIn(app, { role: 'admin' });
  const stream = await fetch(`http://127.0.0.1:${product.port}${pathOf('/api/live')}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('nothing to listen to');
  const heardMs: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const { version } = (await (await admin.call('GET', SETTINGS)).json()) as { version: number };
    const hearing = nextChange(reader);
    const body = { siteName: `Bayan ${n}` };
    const answer = await admin.call('PATCH', SETTINGS, { body, version });
    if (answer.status !== 200) throw new Error(`a change was refused: ${answer.status}`);
    const changed = performance.now();
    // One that was heard before its own answer came took no time.
    heardMs.push(Math.max(0, (await hearing) - changed));
  }
  await reader.cancel();
  const found = median(heardMs);
  return [
    {
      ...withoutControl,
      measure: `a change, until it is heard at another process (median of ${TIMES})`,
      result: `${found.toFixed(1)} ms`,
      interval: `${Math.min(...heardMs).toFixed(1)} – ${Math.max(...heardMs).toFixed(1)}`,
      goal: goalText(GOAL, ' ms'),
      verdict: judge(found, GOAL),
    },
  ];
}

async function nextChange(reader: ReadableStreamDefaultReader<string>): Promise<number> {
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error('the stream ended');
    if (value.includes('data:')) return performance.now();
  }
}
