import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** Secrets and what identifies a person never reach a log line, wherever they stand in the logged object. */
const PRIVATE_FIELDS = [
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
];

export function createLog(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: PRIVATE_FIELDS.flatMap(field => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[private]',
    },
    serializers: { err: describeError },
  });
}

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
