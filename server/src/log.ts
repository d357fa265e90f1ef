import pino, { type Logger } from 'pino';

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

export function createLog(level: string): Logger {
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

/** The whole error for us, but for the values of a query: they are the people's data. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, stack } = error;
  const cause = error.cause instanceof Error ? { cause: pino.stdSerializers.err(error.cause) } : {};
  const message = error.message.replace(/\nparams:[\s\S]*$/, '');
  return { name, message, stack: stack?.replace(error.message, message), ...cause };
}
