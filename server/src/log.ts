import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Secrets and what identifies a person never reach a log line, wherever they stand in the logged object. */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'email',
  'phone',
  'name',
  'nameAr',
  'link',
  'code_hash',
]);
const PRIVATE = '[private]';
/** What lies deeper is not looked at, and not shown. */
const DEEPEST = 5;

export function createLog(level: Config['logLevel'], to: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: (line: object) => withoutPrivate(line, DEEPEST) as Record<string, unknown> },
    serializers: { err: describeError },
  };
  return pino(options, to);
}

/**
 * By hand, since the library's way costs more than everything else that a request without the database needs. What has
 * nothing private in it, as most lines, is left as it is; errors are described by what we choose of them.
 */
function withoutPrivate(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return depth === 0 ? PRIVATE : value.map(item => withoutPrivate(item, depth - 1));
  if (!isRecord(value)) return value;
  if (depth === 0) return PRIVATE;
  let shown = value;
  for (const [field, found] of Object.entries(value)) {
    const kept = PRIVATE_FIELDS.has(field) ? PRIVATE : withoutPrivate(found, depth - 1);
    if (kept !== found) shown = { ...shown, [field]: kept };
  }
  return shown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Error || value instanceof Date);

interface DatabaseError extends Error {
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
}

/**
 * The whole error for us, but for what is people's: the parameters that Drizzle appends to its message, and the row that
 * PostgreSQL quotes in its detail.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, code, constraint, table, column } = error as DatabaseError;
  const message = error.message.replace(/\nparams:[\s\S]*$/, '');
  const stack = error.stack?.replace(error.message, message);
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: name, message, code, constraint, table, column, stack, ...cause };
}
