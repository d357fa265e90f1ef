import type { z } from 'zod';
import type { ErrorCode } from '#errors.ts';
import type { Role } from '#roles.ts';

/** Method and path, which name an endpoint everywhere: `PATCH /api/sessions/{id}`. */
export type RequestLine = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** Who may call an endpoint at all. Whose records they see there is the policy's and the repository's to decide. */
export type EndpointAccess =
  | 'anyone'
  /** Also people without a role, tutors who wait for approval and admins without a second factor (R640). */
  | 'signed-in'
  /** Also people who have a second factor and have yet to give it (R63). */
  | 'before-second-factor'
  | readonly [Role, ...Role[]];

type EndpointAnswer =
  | { readonly status: 200 | 201; readonly json: z.ZodType }
  /** One record with a version, which is also sent as its ETag. */
  | {
      readonly status: 200 | 201;
      readonly record: z.ZodType;
      /** The part of the record that has the version, where it is not the record itself. */
      readonly versionIn?: string;
    }
  /** The media type; any for a file as it was sent. */
  | { readonly status: 200; readonly file: string }
  | { readonly status: 200; readonly events: z.ZodType };

/** How many calls one person, or one client address, may make. */
export interface EndpointLimit {
  /** Part of the key under which the calls are counted: it never changes. */
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
  /** Only where a parameter of the path is not a UUID. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The bytes of a file in place of a body. */
  readonly file?: true;
  /** Whether the caller must name, by If-Match, the version it read. */
  readonly version?: 'required';
  /** Which field of the record that is, where it is not the `version` that travels as its ETag. */
  readonly versionField?: string;
  readonly answer: EndpointAnswer;
  /** Its own ones; the general ones follow from the fields above. */
  readonly errors: readonly ErrorCode[];
  readonly limit?: EndpointLimit;
}

export type EndpointTable = Readonly<Record<RequestLine, Endpoint>>;

export interface Contract<Noun extends string = string, Table = EndpointTable> {
  readonly noun: Noun;
  readonly endpoints: Table;
}

/** Declares the endpoints of a noun: once, for the server, the web, the tests and the description of the API. */
export const defineContract = <const Noun extends string, const Table extends EndpointTable>(
  noun: Noun,
  endpoints: Table,
): Contract<Noun, Table> => ({ noun, endpoints });

export const everyRole = ['admin', 'tutor', 'student'] as const;

/** `id` of `PATCH /api/sessions/{id}`. */
export type ParamNames<Line extends string> = Line extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
/** A part of which nothing is required may be left out. */
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

/** What a caller sends with an endpoint's request line, beside the bytes of a file. */
export type Sent<Line extends string, E> = Part<'params', SentParams<Line, E>> &
  Part<'query', E extends { query: infer Schema } ? InputOf<Schema> : never> &
  (E extends { body: infer Schema } ? { readonly body: InputOf<Schema> } : unknown) &
  (E extends { version: 'required' } ? { readonly version: number } : unknown);

/** What an endpoint answers with, where that is JSON. */
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
