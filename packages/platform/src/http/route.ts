import type { EndpointLimit } from '@bayan/domain/contract/contract';
import type { ErrorCode } from '@bayan/domain/errors';
import type { z } from 'zod';
import type { Database, Transaction } from '#db/database.ts';
import type { ReceivedFile, UploadRule } from '#file-store/receive-file.ts';
import type { Access, ActorOf } from './access.ts';
import type { Bearer } from './bearer.ts';
import type { Output } from './output.ts';

export interface InputSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A file as it is, in the place of a body; what it may be follows from the query. */
  readonly upload?: (query: never) => UploadRule;
  /** Whether the caller must name, by If-Match, the version it read. */
  readonly version?: 'required';
  /** Which field of the record that is, where it is not the `version` that travels as its ETag. */
  readonly versionField?: string;
}

type Parsed<S> = S extends z.ZodType ? z.infer<S> : undefined;

/** What a handler gets: who asks, what for, and when. */
export interface Call<A extends Access = Access, I extends InputSchemas = InputSchemas> {
  readonly actor: ActorOf<A>;
  /** By which sign-in; null where nobody is asked who they are. */
  readonly bearer: ActorOf<A> extends null ? null : Bearer;
  readonly params: Parsed<I['params']>;
  readonly query: Parsed<I['query']>;
  readonly body: Parsed<I['body']>;
  readonly upload: I['upload'] extends (query: never) => UploadRule ? ReceivedFile : undefined;
  readonly version: I['version'] extends 'required' ? number : undefined;
  readonly now: Date;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly country: () => string | null;
  readonly headers: Headers;
}

/** A record, or the part of it that is changed, as the caller last saw it. */
export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

export const recordVersionOf = (call: { params: { id: string }; version: number }): RecordVersion => ({
  id: call.params.id,
  version: call.version,
});

interface Described<A extends Access, I extends InputSchemas, Answer> {
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly access: A;
  readonly input: I;
  readonly output: Output<Answer>;
  /** Of its contract: what it belongs to, the refusals that are its own, and how often it may be called. */
  readonly noun: string;
  readonly errors: readonly ErrorCode[];
  readonly limit?: EndpointLimit;
}

/** Reads run on the pool. */
interface ReadRoute<A extends Access, I extends InputSchemas, Answer> extends Described<A, I, Answer> {
  readonly method: 'get';
  readonly handle: (call: Call<A, I>, db: Database) => Promise<NoInfer<Answer>>;
}

/** Changes run in one transaction: all of it happens, or nothing; one with an Idempotency-Key happens once. */
interface ChangeRoute<A extends Access, I extends InputSchemas, Answer, Prepared = undefined>
  extends Described<A, I, Answer> {
  readonly method: 'post' | 'patch' | 'put' | 'delete';
  /** Before a file is taken in, and outside the transaction: refuses, and what it counts or begins stays so. */
  readonly before?: (call: Omit<Call<A, I>, 'upload'>, db: Database) => Promise<void>;
  /** Makes the file a record's, in a transaction of its own: it stays then, though the rest be refused. */
  readonly takeOver?: (call: Call<A, I>, tx: Transaction) => Promise<unknown>;
  /** What takes long, once the file is there: no transaction waits for it. What it stores stays, whatever follows. */
  readonly prepare?: (call: Call<A, I>, db: Database) => Promise<Prepared>;
  readonly handle: (
    call: Call<A, I>,
    tx: Transaction,
    prepared: NoInfer<Prepared>,
  ) => Promise<NoInfer<Answer>>;
}

export type Route =
  | ReadRoute<Access, InputSchemas, unknown>
  | ChangeRoute<Access, InputSchemas, unknown, unknown>;
