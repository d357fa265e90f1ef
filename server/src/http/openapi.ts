import { ERRORS, FIELD_PROBLEMS } from '@bayan/domain/errors';
import { z } from 'zod';
import type { Access } from './access.ts';
import type { Output } from './output.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

interface Operation extends Json {
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: { required: true; content: { 'application/json': { schema: Json } } };
  readonly responses: Json;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> } & Json;
}

/** zod writes the JSON Schema dialect that OpenAPI 3.1 uses; named schemas are referred to, not repeated. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Map<string, Json>): Json {
  const {
    $schema: _dialect,
    $defs,
    ...own
  } = z.toJSONSchema(schema, { io }) as Json & {
    $defs?: Record<string, Json>;
  };
  for (const [name, definition] of Object.entries($defs ?? {}))
    components.set(name, relink(withoutId(definition)));
  if (typeof own.id === 'string') {
    components.set(own.id, relink(withoutId(own)));
    return { $ref: `#/components/schemas/${own.id}` };
  }
  return relink(own);
}

const withoutId = ({ id: _id, ...rest }: Json): Json => rest;
const relink = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  components: Map<string, Json>,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', components) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

type Parameter = Operation['parameters'][number];

const HEADER_PARAMETERS = {
  version: { name: 'If-Match', in: 'header', required: true, schema: { type: 'string', example: '"3"' } },
  once: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  },
};

function contentOf(output: Output, components: Map<string, Json>): Json {
  if (output.kind === 'file') return { description: 'The file', content: { [output.mediaType]: {} } };
  return {
    description: 'Success',
    ...(output.kind === 'record' ? { headers: { ETag: { schema: { type: 'string' } } } } : {}),
    content: { 'application/json': { schema: schemaOf(output.schema, 'output', components) } },
  };
}

const ERROR_STATUSES = [...new Set(Object.values(ERRORS).map(error => error.status))].sort();

/** The refusals a route of this kind can give. */
function refusalsOf(route: Route): Json {
  const protectedRoute = route.access.kind !== 'anyone';
  const writes = route.method !== 'get';
  const possible = ERROR_STATUSES.filter(status => {
    if (status === 401) return protectedRoute;
    if (status === 403) return route.access.kind === 'members';
    if (status === 412 || status === 428) return route.input.version === 'required';
    if (status === 409 || status === 413 || status === 415) return writes;
    if (status === 404) return route.input.params !== undefined;
    return true;
  });
  return Object.fromEntries(possible.map(status => [status, { $ref: '#/components/responses/Refusal' }]));
}

const describeAccess = (access: Access) => {
  if (access.kind === 'anyone') return 'Open to anyone.';
  return access.kind === 'signed-in' ? 'Anyone signed in.' : `For: ${access.roles.join(', ')}.`;
};

function operationOf(route: Route, components: Map<string, Json>): Operation {
  const { input } = route;
  return {
    summary: route.summary,
    description: describeAccess(route.access),
    tags: [route.path.split('/')[2]],
    security: route.access.kind === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(input.params, 'path', components),
      ...parametersOf(input.query, 'query', components),
      ...(input.version === 'required' ? [HEADER_PARAMETERS.version] : []),
      ...(route.method === 'post' ? [HEADER_PARAMETERS.once] : []),
    ],
    ...(input.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(input.body, 'input', components) } },
          },
        }
      : {}),
    responses: { [route.output.status]: contentOf(route.output, components), ...refusalsOf(route) },
  };
}

const REFUSAL_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'requestId'],
      properties: {
        code: { enum: Object.keys(ERRORS) },
        field: { type: 'string' },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            properties: { field: { type: 'string' }, problem: { enum: FIELD_PROBLEMS } },
          },
        },
        current: { description: 'The record as it is now, for conflict.stale.' },
        clash: { description: 'The session in the way, for session.clash.' },
        requestId: { type: 'string' },
      },
    },
  },
};

export function openApiDocument(routes: readonly Route[], publicUrl: string): OpenApiDocument {
  const components = new Map<string, Json>();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bayan Academy', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { ...Object.fromEntries([...components].sort()), Refusal: REFUSAL_SCHEMA },
      responses: {
        Refusal: {
          description: 'Refused; the code says why.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
