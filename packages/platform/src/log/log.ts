import pino, { type Logger } from 'pino';
import type { LogLevel } from './log-level.ts';
import { createLogSink, type LogSink } from './log-sink.ts';

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

/** What is said of every request that was answered. Nothing in it is private. */
export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may hold a token of a mailed link. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

export interface Log extends Logger {
  /** One line per request; a failure of ours comes with the whole error. */
  request(line: RequestLine, error: unknown): void;
}

export function createLog(level: LogLevel, to: LogSink = createLogSink()): Log {
  const timestamp = createTimestamp();
  const options = {
    level,
    base: null,
    timestamp,
    formatters: { log: (line: object) => withoutPrivate(line, DEEPEST) as Record<string, unknown> },
    serializers: { err: describeError },
  };
  const log = pino(options, to);
  const saysInfo = log.isLevelEnabled('info');
  return Object.assign(log, {
    request(line: RequestLine, error: unknown) {
      if (error !== undefined && line.status >= 500) log.error({ ...line, err: error }, 'request failed');
      // By hand: the library's way took a seventh of what a request without the database costs.
      else if (saysInfo) to.write(`{"level":${INFO}${timestamp()},${fieldsOf(line)},"msg":"request"}\n`);
    },
  });
}

const INFO = pino.levels.values.info;

const fieldsOf = ({ requestId, method, path, status, milliseconds }: RequestLine) =>
  `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"milliseconds":${milliseconds}`;

/** RFC 3339, of which all but the milliseconds is written once a second and not for every line. */
function createTimestamp(): () => string {
  let second = Number.NaN;
  let untilSecond = '';
  return () => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      untilSecond = new Date(now).toISOString().slice(0, -4);
    }
    return `,"time":"${untilSecond}${String(now % 1000).padStart(3, '0')}Z"`;
  };
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
