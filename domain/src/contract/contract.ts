import type { z } from 'zod';
import type { ErrorCode } from '#errors.ts';
import type { AdminRight, Role } from '#roles.ts';

/** Method and path. They identify an endpoint everywhere: `PATCH /api/sessions/{id}`. */
export type RequestLine = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** The callers that may use an endpoint. Policies and repositories decide which records they see. */
export type EndpointAccess =
  | 'anyone'
  /** Also people without a role, tutors who wait for approval and admins without a second factor (R640). */
  | 'signed-in'
  /** Also people with a second factor that this sign-in has not used yet (R63). */
  | 'before-second-factor'
  | readonly [Caller, ...Caller[]];

/** A role, or a right of admins. `admin` is every admin, whatever their rights. */
export type Caller = Role | AdminRight;

type EndpointAnswer =
  | { readonly status: 200 | 201; readonly json: z.ZodType }
  /** A record with a version. The server also sends the version as ETag. */
  | {
      readonly status: 200 | 201;
      readonly record: z.ZodType;
      /** The part of the record with the version, if it is not the record itself. */
      readonly versionIn?: string;
    }
  /** The media type. Any type for an uploaded file. */
  | { readonly status: 200; readonly file: string }
  | { readonly status: 200; readonly events: z.ZodType };

/** The number of calls that a person or a client address may make. */
export interface EndpointLimit {
  /** Part of the key of the counter. It must never change. */
  readonly name: string;
  readonly max: number;
  readonly per: 'hour' | 'day';
  readonly of: 'person' | 'address';
}

export interface Endpoint {
  readonly summary: string;
  /** Side effects and limits that the summary has no room for. */
  readonly description?: string;
  readonly access: EndpointAccess;
  /** Only if a parameter of the path is not a UUID. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is the bytes of a file. */
  readonly file?: true;
  /** Whether the caller must send the version as If-Match. */
  readonly version?: 'required';
  /** The field with the version, if it is not the `version` in the ETag. */
  readonly versionField?: string;
  readonly answer: EndpointAnswer;
  /** The endpoint's own errors. The general errors follow from the fields above. */
  readonly errors: readonly ErrorCode[];
  readonly limit?: EndpointLimit;
}

export type EndpointTable = Readonly<Record<RequestLine, Endpoint>>;

export interface Contract<Noun extends string = string, Table = EndpointTable> {
  readonly noun: Noun;
  readonly endpoints: Table;
}

/** Declares the endpoints of a noun once, for the server, the web, the tests and the API document. */
export const defineContract = <const Noun extends string, const Table extends EndpointTable>(
  noun: Noun,
  endpoints: Table,
): Contract<Noun, Table> => ({ noun, endpoints });

export const everyRole = ['admin', 'tutor', 'student'] as const;
/** Lessons and what belongs to them: among the admins, those who run them (R801). */
export const everyoneInLessons = ['operations', 'tutor', 'student'] as const;

/** `id` of `PATCH /api/sessions/{id}`. */
export type ParamNames<Line extends string> = Line extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
/** A part without required fields is optional. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };
type SentParams<Line extends string, E> = E extends { params: infer Schema }
  ? InputOf<Schema>
  : [ParamNames<Line>] extends [never]
    ? never
    : Readonly<Record<ParamNames<Line>, string>>;

/** The input of a caller, except the bytes of a file. */
export type Sent<Line extends string, E> = Part<'params', SentParams<Line, E>> &
  Part<'query', E extends { query: infer Schema } ? InputOf<Schema> : never> &
  (E extends { body: infer Schema } ? { readonly body: InputOf<Schema> } : unknown) &
  (E extends { version: 'required' } ? { readonly version: number } : unknown);

/** The JSON answer of an endpoint. */
export type Answered<E> = E extends { answer: { json: infer Schema extends z.ZodType } }
  ? z.output<Schema>
  : E extends { answer: { record: infer Schema extends z.ZodType } }
    ? z.output<Schema>
    : never;

type Tables<Contracts extends readonly Contract[]> = Contracts[number]['endpoints'];
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** The endpoints of several contracts by their request lines. */
export type AllOf<Contracts extends readonly Contract[]> = Together<Tables<Contracts>>;
