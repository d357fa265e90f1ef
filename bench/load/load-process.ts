import { Connection, type HttpAnswer } from './connection.ts';
import { type Asking, type LoadOrder, type LoadReport, type Target, writeRequest } from './target.ts';

/** Asks for the next thing and hands over the answer to the last one. */
type Asker = (last: HttpAnswer | undefined) => string;

interface Line {
  readonly connection: Connection;
  readonly ask: Asker;
  last: HttpAnswer | undefined;
}

const lines = new Map<string, Line[]>();

const refreshRequest = (refresh_token: string) =>
  writeRequest({ method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token } });

const refreshTokenIn = ({ body }: HttpAnswer) =>
  (JSON.parse(body.toString()) as { refresh_token: string }).refresh_token;

function askersOf(asking: Asking): Asker[] {
  if (asking.kind === 'refresh') {
    return asking.tokens.map(token => last => refreshRequest(last ? refreshTokenIn(last) : token));
  }
  return asking.requests.map(request => {
    const written = writeRequest(request);
    return () => written;
  });
}

const open = async ({ port, asking }: Target): Promise<Line[]> =>
  Promise.all(
    askersOf(asking).map(async ask => ({ connection: await Connection.open(port), ask, last: undefined })),
  );

async function keepBusy(line: Line, until: number): Promise<number> {
  let answered = 0;
  do {
    const answer = await line.connection.send(line.ask(line.last));
    if (answer.status !== 200) throw new Error(`the server answered ${answer.status}: ${answer.body}`);
    line.last = answer;
    answered++;
  } while (performance.now() < until);
  return answered;
}

async function obey(order: LoadOrder): Promise<LoadReport> {
  if (order.kind === 'open') {
    for (const line of lines.get(order.name) ?? []) line.connection.close();
    lines.set(order.name, await open(order.target));
    return { kind: 'opened' };
  }
  const started = performance.now();
  const busy = (lines.get(order.name) ?? []).map(line => keepBusy(line, started + order.milliseconds));
  const requests = (await Promise.all(busy)).reduce((sum, count) => sum + count, 0);
  // Until the last answer: what is under way at the end of the slice counts, and so does its time.
  return { kind: 'ran', requests, milliseconds: performance.now() - started };
}

process.on('disconnect', () => process.exit());
process.on('message', async (order: LoadOrder) => {
  const report = await obey(order).catch((error: unknown): LoadReport => {
    return { kind: 'failed', reason: String(error) };
  });
  process.send?.(report);
});
