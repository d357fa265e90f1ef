interface DatabaseFailure {
  readonly code?: string;
  readonly constraint?: string;
  readonly message: string;
}

/** Something refers to what was to be deleted, or the other way round. */
export const FOREIGN_KEY_VIOLATION = '23503';

/** The driver's error, which Drizzle wraps. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const found = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return found instanceof Error ? (found as DatabaseFailure) : null;
}

const CONNECTION_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0[1-5]|53\d00|55000|40001|40P01|55P03|57014)$/;
const CONNECTION_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

/**
 * Whether the database could not do it now, as opposed to: it answered with a refusal. It cannot be reached, it is full,
 * it gave up after its time, or it lost the race once too often.
 */
export function isUnavailable(error: unknown): boolean {
  const failure = databaseFailure(error);
  if (failure === null) return false;
  return CONNECTION_CODES.test(failure.code ?? '') || CONNECTION_WORDS.test(failure.message);
}
