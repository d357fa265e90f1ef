import type {
  Contract,
  Endpoint,
  EndpointAccess,
  EndpointTable,
  ParamNames,
  RequestLine,
} from '@bayan/domain/contract/contract';
import { z } from 'zod';
import type { Database, Transaction } from '#db/database.ts';
import type { UploadRule } from '#file-store/receive-file.ts';
import { type Access, anyone, beforeSecondFactor, members, signedIn } from './access.ts';
import type { Subscribe } from './event-stream.ts';
import {
  events,
  type FileAnswer,
  file,
  json,
  keptFile,
  type Output,
  record,
  type StoredFileAnswer,
} from './output.ts';
import type { Call, InputSchemas, Route } from './route.ts';

type AccessOf<A> = A extends 'anyone'
  ? typeof anyone
  : A extends 'signed-in'
    ? typeof signedIn
    : A extends 'before-second-factor'
      ? typeof beforeSecondFactor
      : ReturnType<typeof members>;

type ParamsOf<Line extends string, E> = E extends { params: infer Schema }
  ? { readonly params: Schema }
  : [ParamNames<Line>] extends [never]
    ? unknown
    : { readonly params: z.ZodObject<Record<ParamNames<Line>, z.ZodUUID>> };

type InputOf<Line extends string, E> = ParamsOf<Line, E> &
  (E extends { query: infer Schema } ? { readonly query: Schema } : unknown) &
  (E extends { body: infer Schema } ? { readonly body: Schema } : unknown) &
  (E extends { file: true } ? { readonly upload: (query: never) => UploadRule } : unknown) &
  (E extends { version: 'required' } ? { readonly version: 'required' } : unknown);

/** What a handler gets: who asks, what for, and when. */
type CallOf<Line extends string, E extends Endpoint> = Call<
  AccessOf<E['access']>,
  InputOf<Line, E> extends infer Input extends InputSchemas ? Input : never
>;

type Encoded<E extends Endpoint> = E['answer'] extends { json: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : E['answer'] extends { record: infer Schema extends z.ZodType }
    ? z.input<Schema>
    : E['answer'] extends { events: infer Schema extends z.ZodType }
      ? Subscribe<z.input<Schema>>
      : E['answer'] extends { file: '*/*' }
        ? StoredFileAnswer
        : FileAnswer;

/** A change in steps, where one transaction is not all of it. */
type ChangeSteps<C, A> = {
  /** Refuses before a file is taken in, and outside the transaction: what it counts stays counted. */
  readonly before?: (call: Omit<C, 'upload'>, db: Database) => Promise<void>;
  /** Makes the file a record's, in a transaction of its own: it stays then, though the rest be refused. */
  readonly takeOver?: (call: C, tx: Transaction) => Promise<unknown>;
} & (
  | { readonly handle: (call: C, tx: Transaction) => Promise<A> }
  /** What takes long, once the file is there; it answers with the rest, for which the transaction begins. */
  | { readonly prepare: (call: C, db: Database) => Promise<(tx: Transaction) => Promise<A>> }
);
/** What the file may be follows from the query. */
type FileRule<C, E> = E extends { file: true }
  ? { readonly file: (query: C extends { query: infer Query } ? Query : never) => UploadRule }
  : unknown;

/** Reads run on the pool. Changes run in one transaction: all of it happens, or nothing. */
type HandlerOf<Line extends string, E extends Endpoint> = Line extends `GET ${string}`
  ? (call: CallOf<Line, E>, db: Database) => Promise<Encoded<E>>
  :
      | (E extends { file: true } ? never : (call: CallOf<Line, E>, tx: Transaction) => Promise<Encoded<E>>)
      | (ChangeSteps<CallOf<Line, E>, Encoded<E>> & FileRule<CallOf<Line, E>, E>);

type Handlers<Table extends EndpointTable> = {
  readonly [Line in keyof Table & RequestLine]: HandlerOf<Line, Table[Line]>;
};

/** Binds the endpoints of a noun to what they do. An endpoint without a handler does not compile. */
export function defineRoutes<Noun extends string, Table extends EndpointTable>(
  { noun, endpoints }: Contract<Noun, Table>,
  handlers: Handlers<Table>,
): Route[] {
  return Object.entries(endpoints).map(([line, endpoint]) => {
    // Parsed by the endpoint's own schemas, whose types a list of routes no longer knows.
    const handler = (handlers as Readonly<Record<string, unknown>>)[line] as AnyHandler | undefined;
    if (!handler) throw new Error(`${line} of the contract ‘${noun}’ has no handler`);
    return routeOf(noun, line, endpoint, typeof handler === 'function' ? { handle: handler } : handler);
  });
}

type AnyAnswer = (call: Call, db: Database | Transaction) => Promise<unknown>;
interface AnySteps {
  readonly before?: (call: Omit<Call, 'upload'>, db: Database) => Promise<void>;
  readonly file?: (query: never) => UploadRule;
  readonly takeOver?: (call: Call, tx: Transaction) => Promise<unknown>;
  readonly prepare?: (call: Call, db: Database) => Promise<(tx: Transaction) => Promise<unknown>>;
  readonly handle?: AnyAnswer;
}
type AnyHandler = AnyAnswer | AnySteps;

function routeOf(noun: string, line: string, endpoint: Endpoint, steps: AnySteps): Route {
  const [method = '', path = ''] = line.split(' ');
  const { summary, description, answer, errors, limit, query, body, version, versionField } = endpoint;
  const params = endpoint.params ?? idsIn(path);
  const { before, file: upload, takeOver, prepare, handle } = steps;
  return {
    noun,
    method: method.toLowerCase() as Route['method'],
    path: path as Route['path'],
    summary,
    ...(description && { description }),
    access: accessOf(endpoint.access),
    errors,
    ...(limit && { limit }),
    input: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body }),
      ...(upload && { upload }),
      ...(version && { version }),
      ...(versionField && { versionField }),
    },
    output: outputOf(answer),
    ...(before && { before }),
    ...(takeOver && { takeOver }),
    ...(prepare
      ? { prepare, handle: (_call: Call, tx: Transaction, rest: (tx: Transaction) => unknown) => rest(tx) }
      : { handle }),
  } as Route;
}

/** Every parameter of a path is a UUID, unless its endpoint says otherwise. */
function idsIn(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.length === 0 ? undefined : z.object(Object.fromEntries(names.map(name => [name, z.uuid()])));
}

function accessOf(access: EndpointAccess): Access {
  if (access === 'anyone') return anyone;
  if (access === 'signed-in') return signedIn;
  if (access === 'before-second-factor') return beforeSecondFactor;
  return members(...access);
}

function outputOf(answer: Endpoint['answer']): Output {
  if ('json' in answer) return json(answer.status, answer.json);
  if ('events' in answer) return events(answer.events);
  if ('file' in answer) return answer.file === '*/*' ? keptFile : file(answer.file);
  const { status, record: schema, versionIn } = answer;
  return record(status, schema, encoded => versionOf(encoded, versionIn));
}

function versionOf(encoded: unknown, versionIn: string | undefined): number {
  const owner = versionIn === undefined ? encoded : (encoded as Readonly<Record<string, unknown>>)[versionIn];
  return (owner as { readonly version: number }).version;
}
