import { authCaller, createPerson, PASSWORD } from '@bayan/server/test/auth/auth-caller';
import type { Form } from '#bench/form.ts';
import { whileDisturbed } from '#bench/load/comparison.ts';
import { startLoad } from '#bench/load/load.ts';
import { type Pace, pace } from '#bench/load/pace.ts';
import type { Asking } from '#bench/load/target.ts';
import { goalText, intervalOf, type Row } from '#bench/report/row.ts';
import { holdTo, twoCores } from '#bench/servers/cores.ts';
import { judge } from '#bench/statistics/verdict.ts';
import type { Setup } from './setup.ts';

const CALLERS = 8;
const GOALS = { signIns: { least: 30 }, refreshes: { least: 500 } };

/** The server on a core of its own, with PostgreSQL and those who sign in on the other. */
export async function measureSignIns(
  { app, cluster, product }: Setup,
  { signingIn, comparing }: Form,
): Promise<Row[]> {
  const emails = Array.from({ length: CALLERS }, (_, n) => `caller${n}@people.example`);
  for (const email of emails) await createPerson(app, { email, role: 'student' });
  const auth = authCaller(app);
  const tokens: string[] = [];
  for (const email of emails) tokens.push((await auth.signIn(email)).refresh_token);
  const path = '/auth/v1/token?grant_type=password';
  const signIns: Asking = {
    kind: 'same',
    requests: emails.map(email => ({ method: 'POST', path, body: { email, password: PASSWORD } })),
  };

  const cores = twoCores();
  if (cores) holdTo(cores.others, cluster.pid);
  const server = await product(cores?.server);
  const load = startLoad(cores?.others);
  const where = cores ? 'on one core' : 'not held to a core';
  try {
    const signInSide = await load.side(server, signIns);
    const signInPace = await whileDisturbed(() => pace(signInSide, signingIn));
    const refreshSide = await load.side(server, { kind: 'refresh', tokens });
    const refreshPace = await whileDisturbed(() => pace(refreshSide, comparing));
    return [
      paceRow(`sign-ins a second, ${where}`, GOALS.signIns, signInPace),
      paceRow(`refreshes a second, ${where}`, GOALS.refreshes, refreshPace),
    ];
  } finally {
    await load.stop();
    await server.stop();
  }
}

const paceRow = (measure: string, goal: { least: number }, { perSecond, cpuMsEach, control }: Pace): Row => ({
  measure,
  result: `${perSecond.median.toFixed(0)} (CPU each ${cpuMsEach.toFixed(2)} ms)`,
  interval: intervalOf(perSecond, 0),
  control: control.toFixed(2),
  goal: goalText(goal),
  verdict: judge(perSecond.median, goal, control),
});
