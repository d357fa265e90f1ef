import { addPerson, addSession, type Person, signIn } from '@bayan/server/test/builders';
import type { TestApp } from '@bayan/server/test/harness';
import { compare, type Schedule, whileDisturbed } from '#bench/load/comparison.ts';
import type { Load } from '#bench/load/load.ts';
import { pathOf } from '#bench/load/path-of.ts';
import type { Asking } from '#bench/load/target.ts';
import type { Row } from '#bench/report/row.ts';
import { type MeasuredServer, startBare } from '#bench/servers/measured-server.ts';
import type { SameStatements } from '#bench/servers/same-statements-process.ts';
import { recordedStatements } from '#bench/statements/recorded.ts';
import { answerOf } from './answer-of.ts';
import { ratioRow } from './ratio-row.ts';

const CONNECTIONS = 16;
const SESSIONS = 200;
const STUDENTS = 10;

/** Reads of a signed-in tutor against the bare driver that sends the very same statements. */
export async function measureSignedInReads(
  app: TestApp,
  product: MeasuredServer,
  load: Load,
  schedule: Schedule,
): Promise<Row[]> {
  const { tutor, sessionId } = await tutorWithSessions(app);
  const { token } = tutor;
  const reads = [
    { name: 'one session, signed in', path: pathOf('/api/sessions/{id}', sessionId), goal: { least: 0.5 } },
    {
      name: 'a page of 50 sessions, signed in',
      path: `${pathOf('/api/sessions')}?limit=50`,
      goal: { least: 0.6 },
    },
  ];
  const rows: Row[] = [];
  for (const { name, path, goal } of reads) {
    const work: SameStatements = {
      databaseUrl: app.databaseUrl,
      statements: await recordedStatements(() => tutor.call('GET', path)),
      headers: (await answerOf(product, path, token)).headers,
    };
    const bare = await startBare('same-statements-process.ts', work);
    const asking: Asking = {
      kind: 'same',
      requests: Array.from({ length: CONNECTIONS }, () => ({ method: 'GET', path, token })),
    };
    try {
      const ours = await load.side(product, asking);
      const baseline = await load.side(bare, asking);
      const found = await whileDisturbed(() => compare(ours, baseline, schedule));
      rows.push(ratioRow(`${name} : bare \`pg\`, same SQL, requests/s`, goal, found));
    } finally {
      await bare.stop();
    }
  }
  return rows;
}

async function tutorWithSessions(app: TestApp): Promise<{ tutor: Person; sessionId: string }> {
  const tutor = await signIn(app, { role: 'tutor', name: 'Eleanor Finch' });
  const students: string[] = [];
  for (let n = 0; n < STUDENTS; n++) {
    students.push(await addPerson(app, { role: 'student', name: `Student ${n}` }));
  }
  const session = { tutorId: tutor.id, notes: 'Read a chapter aloud, then wrote half a page about it.' };
  let sessionId = '';
  for (let n = 0; n < SESSIONS; n++) {
    const studentId = students[n % STUDENTS] ?? '';
    ({ id: sessionId } = await addSession(app, { ...session, studentId, status: 'completed' }));
  }
  return { tutor, sessionId };
}
