import { createHash } from 'node:crypto';
import type { EndpointLimit } from '@bayan/domain/contract/contract';
import { type ErrorCode, Refusal } from '@bayan/domain/errors';
import type { Actor } from '@bayan/domain/profiles/actor';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { runOnce } from '#db/idempotency.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Sender } from '#file-store/file-queue.ts';
import type { ReceivedFile, Uploads } from '#file-store/receive-file.ts';
import { admit } from './access.ts';
import type { Answers } from './answer.ts';
import type { Authenticate, Bearer, Identified } from './bearer.ts';
import { readJson } from './body.ts';
import { networkOf } from './client-address.ts';
import { isDeclared } from './declared-errors.ts';
import { openEventStream, type Subscribe } from './event-stream.ts';
import { deliver } from './file-delivery.ts';
import { parseInput, queryOf, versionOf } from './input.ts';
import { loggedStream } from './logged-stream.ts';
import { EVENT_STREAM, type FileAnswer, type StoredFileAnswer } from './output.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Call, Route } from './route.ts';
import type { FoundRoute } from './route-table.ts';

export interface DispatchParts {
  readonly db: Database;
  readonly answers: Answers;
  readonly authenticate: Authenticate;
  readonly log: Pick<Logger, 'error'>;
  readonly uploads: Uploads;
  /** Counts a call of an endpoint that has a limit. */
  readonly enforceLimit: (limit: EndpointLimit, sender: Sender, now: Date) => Promise<void>;
  /** Whether this person made that version of a record, in another window or on another device. */
  readonly isOwnVersion: (actorId: string, recordId: string, version: number) => Promise<boolean>;
  /** Hears of a refusal that the contract of its endpoint does not name. */
  readonly onUndeclared: (route: Route, code: ErrorCode) => void;
  /** Hears of every refusal that a signed-in person meets. */
  readonly onRefused: (refused: RefusedCall) => Promise<void>;
}

export interface RefusedCall {
  readonly actor: Actor;
  readonly route: Route;
  readonly code: ErrorCode;
  readonly facts: RequestFacts;
  readonly headers: Headers;
}

interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Runs one request through its route: who, then what, then the change, then only what the output schema names. */
export async function dispatch(
  found: FoundRoute,
  request: Request,
  facts: RequestFacts,
  parts: DispatchParts,
): Promise<Response> {
  const { route } = found;
  const { kind } = route.access;
  const identified =
    kind === 'anyone'
      ? null
      : await parts.authenticate(request, facts.now, facts.requestId, kind === 'before-second-factor');
  return answer(found, request, facts, parts, identified).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { code } = error;
    if (identified) {
      const { actor } = identified;
      await parts.onRefused({ actor, route, code, facts, headers: request.headers });
    }
    if (!isDeclared(route, code)) parts.onUndeclared(route, code);
    throw identified ? await withAuthor(error, identified.actor, found, parts) : error;
  });
}

/** Who refuses a stale change says whether the newer version is the person's own: ‘somebody else’ would be untrue. */
async function withAuthor(refusal: Refusal, actor: Actor, { params }: FoundRoute, parts: DispatchParts) {
  const { code, details } = refusal;
  const version = (details.current as { version?: unknown } | undefined)?.version;
  if (code !== 'conflict.stale' || typeof version !== 'number') return refusal;
  const isOwnChange = await parts.isOwnVersion(actor.id, params.id ?? actor.id, version);
  return new Refusal(code, { ...details, isOwnChange });
}

async function answer(
  found: FoundRoute,
  request: Request,
  facts: RequestFacts,
  parts: DispatchParts,
  identified: Identified | null,
): Promise<Response> {
  const { route, params } = found;
  const { requestId } = facts;
  const actor = admit(route.access, identified?.actor ?? null);
  if (actor) facts.occupy({ personId: actor.id });
  const bearer = identified?.bearer ?? null;
  const rawBody = route.input.body ? await readJson(request) : undefined;
  const call = callOf(found, request, facts, { actor, bearer, rawBody });

  if (route.method === 'get') {
    const value = await route.handle(call, parts.db);
    if (route.output.kind === 'file')
      return fileAnswer(route.output.mediaType, value as FileAnswer, requestId, parts);
    if (route.output.kind === 'kept-file') {
      const file = value as StoredFileAnswer;
      if (file.readerId) facts.occupy({ personId: file.readerId });
      return deliver(request, file, requestId, parts);
    }
    if (route.output.kind === 'events') {
      const { schema } = route.output;
      return eventsAnswer(
        openEventStream({ schema, subscribe: value as Subscribe, hangUp: facts.hangUp }),
        parts,
      );
    }
    return jsonAnswer(route, encode(route, value), parts.answers);
  }

  const change = route;
  const sender = { personId: actor?.id ?? null, network: networkOf(facts.clientAddress) };
  if (change.limit) await parts.enforceLimit(change.limit, sender, facts.now);
  await change.before?.(call, parts.db);
  // Like the call itself: parsed by the route's own schema, which the list of routes no longer knows.
  const rule = change.input.upload?.(call.query as never);
  const upload = rule && (await parts.uploads.receive(request, rule, { requestId, sender }));
  const whole = upload ? withUpload(call, upload) : call;
  const store = async () => {
    const prepared = await change.prepare?.(whole, parts.db);
    return inTransaction(parts.db, async tx => {
      const perform = async () => encode(change, await change.handle(whole, tx, prepared));
      const key = request.headers.get('idempotency-key');
      if (key === null || actor === null) return perform();
      const hash = createHash('sha256')
        .update(
          JSON.stringify([
            // Keys of POST were stored without their method before other changes had keys.
            change.method === 'post' ? change.path : `${change.method} ${change.path}`,
            ...[params, call.query, rawBody, upload?.sha256.toString('hex')],
          ]),
        )
        .digest();
      return runOnce(tx, { actorId: actor.id, key: idempotencyKey(key), hash }, perform);
    });
  };
  const orForget = <T>(step: Promise<T>) =>
    step.catch(async (error: unknown) => {
      // Whatever else goes wrong may have happened all the same: only what was refused is certainly not needed.
      if (upload && error instanceof Refusal) await parts.uploads.forget(upload);
      throw error;
    });
  const { takeOver } = change;
  if (takeOver) await orForget(inTransaction(parts.db, tx => takeOver(whole, tx)));
  const stored = await (takeOver ? store() : orForget(store()));
  return jsonAnswer(route, stored, parts.answers);
}

interface Given {
  readonly actor: Actor | null;
  readonly bearer: Bearer | null;
  readonly rawBody: unknown;
}

function callOf(
  { route, params }: FoundRoute,
  request: Request,
  { now, requestId, clientAddress, country }: RequestFacts,
  { actor, bearer, rawBody }: Given,
): Call {
  const { input } = route;
  const search = searchOf(request.url);
  const { headers } = request;
  const call = {
    actor,
    bearer,
    params: input.params ? parseParams(route, params) : undefined,
    query: input.query ? parseInput(input.query, queryOf(search)) : refuseQuery(search),
    version: input.version === 'required' ? versionOf(headers) : undefined,
    body: input.body ? parseInput(input.body, rawBody) : undefined,
    now,
    requestId,
    clientAddress,
    country,
    headers,
  };
  // Each part was parsed by the route's own schema; the list of routes no longer knows which.
  return call as unknown as Call;
}

/** The route of a file has one, and only that route looks for it. */
const withUpload = (call: Call, upload: ReceivedFile) => ({ ...call, upload }) as unknown as Call;

const NO_QUERY = new URLSearchParams();

/** Parsing an address costs as much as all else that is read of a request; most have no query. */
const searchOf = (url: string) => (url.includes('?') ? new URL(url).searchParams : NO_QUERY);

/** An id that cannot exist is answered like one that does not. */
function parseParams(route: Route, params: Readonly<Record<string, string>>) {
  const parsed = route.input.params?.safeParse(params);
  if (!parsed?.success) throw new Refusal('not-found');
  return parsed.data;
}

function refuseQuery(query: URLSearchParams): undefined {
  const [field] = query.keys();
  if (field === undefined) return undefined;
  throw new Refusal('input.invalid', { field, issues: [{ field, problem: 'unknown' }] });
}

function idempotencyKey(key: string): string {
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const field = 'Idempotency-Key';
  throw new Refusal('input.invalid', { field, issues: [{ field, problem: 'format' }] });
}

/** Only what the output schema names leaves the server. */
function encode(route: Route, value: unknown): JsonAnswer {
  const { output } = route;
  if (!('schema' in output) || output.kind === 'events')
    throw new Error(`${route.path} answers a change with a stream`);
  return { status: output.status, body: output.schema.parse(value) };
}

function jsonAnswer({ output }: Route, { status, body }: JsonAnswer, answers: Answers): Response {
  const etag = output.kind === 'record' ? { etag: `"${output.versionOf(body)}"` } : undefined;
  return answers.json(status, JSON.stringify(body), etag);
}

function fileAnswer(
  mediaType: string,
  { name, body }: FileAnswer,
  requestId: string,
  { answers, log }: DispatchParts,
): Response {
  return answers.stream(200, loggedStream(body, log, requestId), {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}"`,
  });
}

/** Nobody on the way may keep it, change it or gather it up. */
const eventsAnswer = (body: ReadableStream<Uint8Array>, { answers }: DispatchParts): Response =>
  answers.stream(200, body, {
    'content-type': EVENT_STREAM,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // Its end ends the connection, so that a stop need not wait for who keeps it for later.
    connection: 'close',
  });
