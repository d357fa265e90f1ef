import { authCaller } from '@bayan/server/test/auth/auth-caller';
import { loadAcademy } from '#bench/academy/load-academy.ts';
import { pathOf } from '#bench/load/path-of.ts';
import { goalText, type Row, withoutControl } from '#bench/report/row.ts';
import type { MeasuredServer } from '#bench/servers/measured-server.ts';
import { judge } from '#bench/statistics/verdict.ts';
import { openSetup } from './setup.ts';

const SCALE = { sessions: 110_000, tutors: 100, students: 1_000 };
const [EARLY, LATE] = [10_000, 100_000];
const GOAL = { most: 1.1 };
const MEGABYTE = 1024 * 1024;

/** What an export holds in memory: as much at its hundred thousandth row as at its ten thousandth. */
export async function measureExports(): Promise<Row[]> {
  const setup = await openSetup();
  try {
    await loadAcademy(setup.app.databaseUrl, SCALE, setup.app.clock.now());
    const { access_token: token } = await authCaller(setup.app).signIn('admin0@people.example');
    const product = await setup.product();
    const [early, late] = await heldDuringExport(product, token);
    await product.stop();
    const inWords = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
    return [
      {
        ...withoutControl,
        measure: `memory held at row ${LATE.toLocaleString('en')} of an export : at row ${EARLY.toLocaleString('en')}`,
        result: `${(late / early).toFixed(2)} (${inWords(late)} : ${inWords(early)})`,
        goal: goalText(GOAL),
        verdict: judge(late / early, GOAL),
      },
    ];
  } finally {
    await setup.close();
  }
}

async function heldDuringExport(product: MeasuredServer, token: string): Promise<[number, number]> {
  const answer = await fetch(`http://127.0.0.1:${product.port}${pathOf('/api/sessions/export')}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let rows = 0;
  let early: number | undefined;
  for await (const bytes of answer.body ?? []) {
    rows += Buffer.from(bytes).toString('latin1').split('\r\n').length - 1;
    if (rows >= EARLY) early ??= await product.heldBytes();
    if (rows >= LATE) return [early ?? 0, await product.heldBytes()];
  }
  throw new Error(`an export had ${rows} rows instead of ${LATE}`);
}
