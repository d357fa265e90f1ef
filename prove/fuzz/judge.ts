import { ERRORS, FIELD_PROBLEMS } from '@bayan/domain/errors';
import type { JsonSchema } from '@bayan/platform/http/openapi-schema';
import { currentError, olderError, restError, successAt } from './auth-shapes.ts';
import type { Case } from './case.ts';
import type { DescribedRoute, Description } from './described-route.ts';
import { leaksIn } from './leaks.ts';
import type { RawAnswer } from './raw-http.ts';
import { misfits } from './schema-check.ts';

const apiError: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { enum: Object.keys(ERRORS) },
        field: { type: 'string' },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            properties: { field: { type: 'string' }, problem: { enum: FIELD_PROBLEMS } },
            required: ['field', 'problem'],
            additionalProperties: false,
          },
        },
        current: {},
        isOwnChange: { type: 'boolean' },
        clash: {},
        from: { type: 'string' },
        requestId: { type: 'string' },
      },
      required: ['code', 'requestId'],
      additionalProperties: false,
    },
  },
  required: ['error'],
  additionalProperties: false,
};
const fits = (value: unknown, schema: JsonSchema) => misfits(value, schema, {}).length === 0;

export interface Bench extends Description {
  readonly url: string;
  readonly secrets: readonly string[];
}

/** Everything that is wrong with an answer. */
export function complaintsAbout(given: Case, answer: RawAnswer | null, bench: Bench, sent: string): string[] {
  if (!answer) return given.isNoise ? [] : ['hung up on without an answer'];
  if (!answer.isWhole) return ['the answer is cut off'];
  const text = answer.body.toString();
  const said = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return [
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
    ...leaksIn(`${said}\n${text}`, { target: given.target, sent, secrets: bench.secrets }).map(
      leak => `tells ${leak}`,
    ),
    ...(answer.headers.get('x-content-type-options') === 'nosniff'
      ? []
      : ['lacks the headers of every answer']),
    ...wrongWay(answer, bench.url),
    ...(given.method === 'HEAD' || answer.status === 204 || answer.status === 304
      ? []
      : wrongShape(given, answer, text, bench)),
  ];
}

/** A redirection stays on this machine (R40). */
function wrongWay(answer: RawAnswer, url: string): string[] {
  const location = answer.headers.get('location');
  if (location === undefined) return [];
  const { hostname } = new URL(location, url);
  return ['127.0.0.1', 'localhost'].includes(hostname) ? [] : [`leads to ${location.slice(0, 100)}`];
}

function wrongShape(given: Case, answer: RawAnswer, text: string, bench: Bench): string[] {
  const { status } = answer;
  if (status >= 300 && status < 400) return [];
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('json')) return wrongText(given, status, type);
  const value = parsed(text);
  if (value === undefined) return ['says that it is JSON and is not'];
  if (status < 300) return wrongSuccess(given, value, answer, bench);
  if (status >= 500) return [];
  const shapes = shapesAt(given, answer);
  return shapes.some(shape => fits(value, shape) && agrees(value, status))
    ? []
    : [`status ${status} in no shape that is declared: ${text.slice(0, 200)}`];
}

function shapesAt({ target, isNoise, isBent }: Case, answer: RawAnswer): JsonSchema[] {
  const auth = answer.headers.has('x-supabase-api-version') ? currentError : olderError;
  if (isNoise) return [apiError];
  if (isBent) return [apiError, auth, restError];
  if (/^\/auth\/v1\//.test(target)) return [auth];
  if (/^\/rest\/v1\//.test(target)) return [restError];
  return /^\/api\/[a-z]/.test(target) ? [apiError] : [apiError, auth, restError];
}

/** The status that the body speaks of is the one of the answer. */
function agrees(value: unknown, status: number): boolean {
  if (fits(value, apiError)) {
    const { code } = (value as { error: { code: keyof typeof ERRORS } }).error;
    return ERRORS[code].status === status;
  }
  return !fits(value, olderError) || (value as { code: number }).code === status;
}

/** What is not JSON: pages, files, and the words for an address that the protocol, or a calendar program, may ask for. */
function wrongText({ target, route, isBent }: Case, status: number, type: string): string[] {
  if (route && status >= 400) return [`status ${status} is not JSON but ${type || 'nothing'}`];
  if (status < 300 && route && 'schema' in route.output) return [`success is not JSON but ${type}`];
  const isReadByPrograms = /^\/(auth\/v1|calendar\/)/.test(target);
  const isPlain404 = status === 404 && (isBent || isReadByPrograms) && type.startsWith('text/plain');
  const isPage = type.startsWith('text/html') && (status === 200 || status === 404);
  return isPlain404 || isPage || status === 200 ? [] : [`status ${status} as ${type || 'nothing'}`];
}

function wrongSuccess({ route, target }: Case, value: unknown, answer: RawAnswer, bench: Bench): string[] {
  if (route) return wrongOutput(route, value, answer, bench);
  const path = target.startsWith('/auth/v1/') ? target.slice('/auth/v1'.length) : null;
  if (path === null) return [];
  return misfits(value, successAt(path), {}).map(misfit => `not as the protocol has it: ${misfit}`);
}

function wrongOutput({ output }: DescribedRoute, value: unknown, answer: RawAnswer, bench: Bench): string[] {
  if ('mediaType' in output) return ['a file was promised'];
  const status =
    answer.status === output.status ? [] : [`status ${answer.status} instead of ${output.status}`];
  return [...status, ...misfits(value, output.schema, bench.named)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
