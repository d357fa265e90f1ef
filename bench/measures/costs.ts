import { authCaller } from '@bayan/server/test/auth/auth-caller';
import { callAs } from '@bayan/server/test/builders';
import { createTestApp, type TestApp } from '@bayan/server/test/harness';
import pg from 'pg';
import { adminCursors } from '#bench/academy/admin-cursors.ts';
import { deepCursors, measuredPeople } from '#bench/academy/deep-cursors.ts';
import { loadAcademy } from '#bench/academy/load-academy.ts';
import type { Scale } from '#bench/academy/scale.ts';
import { recordedStatements, type Statement } from '#bench/statements/recorded.ts';
import { type Touched, touchedBy } from '#bench/statements/touched.ts';
import { adminQueries } from './admin-queries.ts';
import { clashQueries } from './clash-queries.ts';
import { feedQueries } from './feed-queries.ts';
import { listQueries, unmeasured } from './list-queries.ts';
import type { MeasuredRequest } from './measured-request.ts';

/** What one request costs PostgreSQL. */
export interface Cost extends Touched {
  readonly group: string;
  /** Who asks for what, the same at every size. */
  readonly name: string;
}

/** Asked before every signed-in request, and measured for itself. */
const ACCESS_CHECK = 'auth_standing';

interface Costs {
  readonly costs: readonly Cost[];
  /** Lists that the product has and this bench does not read yet. */
  readonly unmeasured: readonly string[];
}

/** Loads an academy of this size, makes every request, and counts the pages that its statements touch. */
export async function costsAt(scale: Scale): Promise<Costs> {
  const app = await createTestApp();
  try {
    await loadAcademy(app.databaseUrl, scale, app.clock.now());
    const client = new pg.Client({ connectionString: app.databaseUrl, options: '-c timezone=UTC' });
    await client.connect();
    return await costsOf(app, client).finally(() => client.end());
  } finally {
    await app.close();
  }
}

async function costsOf(app: TestApp, client: pg.Client): Promise<Costs> {
  const auth = authCaller(app);
  const [admin, tutor, student] = await Promise.all(
    ['admin', 'tutor', 'student'].map(kind => auth.signIn(`${kind}0@people.example`)),
  );
  if (!admin || !tutor || !student) throw new Error('nobody signed in');
  const people = await measuredPeople(client, { tutorId: tutor.user.id, studentId: student.user.id });
  const requests = [
    ...listQueries(await deepCursors(client, people), people),
    ...adminQueries(await adminCursors(client), people),
    ...(await clashQueries(client, people)),
    ...(await feedQueries(app, { tutor, student })),
  ];
  const signedIn = { admin, tutor, student };
  const costs: Cost[] = [];
  for (const request of requests) {
    const statements = await statementsOf(app, signedIn[request.as].access_token, request);
    const isAccessCheck = ({ name }: Statement) => name === ACCESS_CHECK;
    const asks = `${request.as} ${request.method ?? 'GET'} ${withoutIds(request.path)}`;
    const own = statements.filter(statement => !isAccessCheck(statement));
    costs.push({ group: request.group, name: asks, ...(await sum(client, own)) });
    if (asks.endsWith('GET /api/sessions')) {
      const standing = statements.filter(isAccessCheck);
      costs.push({ group: 'who is asking', name: request.as, ...(await sum(client, standing)) });
    }
  }
  return { costs, unmeasured: unmeasured(app.app.routes, requests) };
}

function statementsOf(
  app: TestApp,
  token: string,
  { method = 'GET', path, body, answer = 200 }: MeasuredRequest,
): Promise<Statement[]> {
  return recordedStatements(async () => {
    const response = await callAs(app, token, method, path, { body });
    if (response.status !== answer) throw new Error(`${path} answered ${response.status}`);
    // Of an export its first part is enough, which was read before the answer began.
    await response.body?.cancel();
  });
}

/** Cursors differ with the size, and nobody reads ids. */
const withoutIds = (path: string) =>
  decodeURIComponent(path)
    .replace(/cursor=[\w-]+/, 'cursor=deep')
    .replace(/(?<=calendar\/)[\w-]+/, 'one')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'one');

async function sum(client: pg.Client, statements: readonly Statement[]): Promise<Touched> {
  let total: Touched = { pages: 0, rows: 0 };
  for (const statement of statements) {
    const { pages, rows } = await touchedBy(client, statement);
    total = { pages: total.pages + pages, rows: total.rows + rows };
  }
  return total;
}
