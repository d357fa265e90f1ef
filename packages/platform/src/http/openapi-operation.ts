import type { Caller } from '@bayan/domain/contract/contract';
import { ERRORS, type ErrorCode } from '@bayan/domain/errors';
import type { z } from 'zod';
import type { Access } from './access.ts';
import { errorCodesOf } from './openapi-errors.ts';
import { type JsonSchema, type NamedSchemas, referenceTo, schemaOf } from './openapi-schema.ts';
import { EVENT_STREAM, type Output } from './output.ts';
import type { Route } from './route.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface OperationResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content: Content;
  readonly 'x-error-codes'?: readonly ErrorCode[];
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

const JSON_TYPE = 'application/json';
const EVENTS_IN_WORDS =
  'Server-sent events until the client disconnects. Each event is one line of `data` with JSON. Comments keep the connection alive.';
const BYTES = 'application/octet-stream';

/** A client can ask for a part of a stored file, and for a file only if it has changed. */
const FILE_ANSWERS: Readonly<Record<string, OperationResponse>> = {
  206: {
    description: 'The requested part of the file.',
    content: { '*/*': { schema: { type: 'string' } } },
  },
  304: { description: 'The file has not changed. The answer has no body.', content: {} },
};

/** Every status that the document names for a route. */
export const declaredStatuses = (route: Route): ReadonlySet<number> =>
  new Set([
    route.output.status,
    ...(route.output.kind === 'kept-file' ? Object.keys(FILE_ANSWERS).map(Number) : []),
    ...errorCodesOf(route).map(code => ERRORS[code].status),
  ]);

export function operationOf(route: Route, named: NamedSchemas): Operation {
  const { input } = route;
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    description: [describeAccess(route.access), route.description].filter(Boolean).join(' '),
    tags: [route.noun],
    security: route.access.kind === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(input.params, 'path', named),
      ...parametersOf(input.query, 'query', named),
      ...(input.version === 'required' ? [ifMatchOf(input)] : []),
      ...(route.method !== 'get' && route.access.kind !== 'anyone' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...requestBodyOf(input, named),
    responses: {
      [route.output.status]: successOf(route.output, named),
      ...(route.output.kind === 'kept-file' ? FILE_ANSWERS : {}),
      ...refusalsOf(errorCodesOf(route)),
    },
  };
}

function requestBodyOf(
  { body, upload }: Route['input'],
  named: NamedSchemas,
): Pick<Operation, 'requestBody'> {
  if (body) {
    return {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: schemaOf(body, 'input', named) } } },
    };
  }
  return upload
    ? { requestBody: { required: true, content: { [BYTES]: { schema: { type: 'string' } } } } }
    : {};
}

/** `POST /api/sessions/{id}/status` is `postSessionsByIdStatus`. */
function operationIdOf({ method, path }: Route): string {
  const words = path
    .replace('/api/', '')
    .replaceAll('{', 'by-')
    .split(/[^a-zA-Z]+/);
  return method + words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const CALLER_WORDS: Record<Caller, string> = {
  admin: 'admins',
  owner: 'admins with the right owner',
  operations: 'admins with the right operations',
  safeguarding: 'admins with the right safeguarding',
  tutor: 'tutors',
  student: 'students',
};
const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);

function describeAccess(access: Access): string {
  if (access.kind === 'anyone') return 'Available to everyone, including visitors.';
  if (access.kind === 'before-second-factor')
    return 'Available to every signed-in person, even before the second factor.';
  if (access.kind === 'signed-in') return 'Available to every signed-in person, even without a role.';
  return `Available to ${listed(access.callers.map(caller => CALLER_WORDS[caller]))}.`;
}

const ifMatchOf = ({ versionField }: Route['input']): Parameter => ({
  name: 'If-Match',
  in: 'header',
  required: true,
  description: versionField
    ? `The \`${versionField}\` of the record, in quotes. Send \`"0"\` if it has none yet.`
    : 'The ETag of the record as last read.',
  schema: { type: 'string', pattern: '^"\\d{1,9}"$', examples: ['"3"'] },
});
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text. A retry with the same key returns the first answer and changes nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  named: NamedSchemas,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', named);
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    schema: property,
  }));
}

function successOf(output: Output, named: NamedSchemas): OperationResponse {
  if (output.kind === 'file' || output.kind === 'kept-file')
    return { description: 'The file.', content: { [output.mediaType]: { schema: { type: 'string' } } } };
  if (output.kind === 'events') {
    const schema = schemaOf(output.schema, 'output', named);
    return { description: EVENTS_IN_WORDS, content: { [EVENT_STREAM]: { schema } } };
  }
  const etag = {
    description: 'Version of the record. Send it as If-Match to change the record.',
    schema: { type: 'string', examples: ['"3"'] },
  };
  return {
    description: output.status === 201 ? 'Created.' : 'Success.',
    ...(output.kind === 'record' ? { headers: { ETag: etag } } : {}),
    content: { [JSON_TYPE]: { schema: schemaOf(output.schema, 'output', named) } },
  };
}

function refusalsOf(codes: readonly ErrorCode[]): Record<string, OperationResponse> {
  const byStatus = Object.groupBy(codes, code => ERRORS[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, own = []]) => [
      status,
      {
        description: `Error codes: ${own.join(', ')}.`,
        content: { [JSON_TYPE]: { schema: referenceTo('Refusal') } },
        'x-error-codes': own,
      },
    ]),
  );
}
