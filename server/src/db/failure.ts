interface DatabaseFailure {
  readonly code?: string;
  readonly constraint?: string;
  readonly message: string;
}

/** The driver's error, which Drizzle wraps. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const found = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return found instanceof Error ? (found as DatabaseFailure) : null;
}

const CONNECTION_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0[1-5]|53300)$/;
const CONNECTION_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database could not be reached, as opposed to: it answered with a refusal. */
export function isUnavailable(error: unknown): boolean {
  const failure = databaseFailure(error);
  if (failure === null) return false;
  return CONNECTION_CODES.test(failure.code ?? '') || CONNECTION_WORDS.test(failure.message);
}
