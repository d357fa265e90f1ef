import { hashPassword } from '@bayan/auth/passwords/password-hash';
import { authCaller, createPerson, PASSWORD } from '@bayan/server/test/auth/auth-caller';
import type { Form } from '#bench/form.ts';
import { compare, whileDisturbed } from '#bench/load/comparison.ts';
import { startLoad } from '#bench/load/load.ts';
import { type Pace, pace } from '#bench/load/pace.ts';
import type { Asking } from '#bench/load/target.ts';
import { goalText, intervalOf, type Row } from '#bench/report/row.ts';
import { holdTo, twoCores } from '#bench/servers/cores.ts';
import type { HashAlone } from '#bench/servers/hash-alone-process.ts';
import { startBare } from '#bench/servers/measured-server.ts';
import { judge } from '#bench/statistics/verdict.ts';
import { ratioRow } from './ratio-row.ts';
import type { Setup } from './setup.ts';

const CALLERS = 8;
/** How many sign-ins a processor can do is decided by the hash, which is slow on purpose: what counts is what we add. */
const GOALS = { signIns: { least: 0.9 }, refreshes: { least: 500 } };

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
  const work: HashAlone = { passwordHash: await hashPassword(PASSWORD), password: PASSWORD };
  const hashAlone = await startBare('hash-alone-process.ts', work, cores?.server);
  const load = startLoad(cores?.others);
  const where = cores ? 'on one core' : 'not held to a core';
  try {
    const signInSide = await load.side(server, signIns);
    const hashSide = await load.side(hashAlone, signIns);
    const signInsFound = await whileDisturbed(() => compare(signInSide, hashSide, signingIn));
    const refreshSide = await load.side(server, { kind: 'refresh', tokens });
    const refreshPace = await whileDisturbed(() => pace(refreshSide, comparing));
    return [
      ratioRow(`sign-ins : the hash of a password alone, ${where}, a second`, GOALS.signIns, signInsFound),
      paceRow(`refreshes a second, ${where}`, GOALS.refreshes, refreshPace),
    ];
  } finally {
    await load.stop();
    await hashAlone.stop();
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
