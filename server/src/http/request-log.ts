import type { Logger } from 'pino';

interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may hold a token of a mailed link. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** One line per request; a failure of ours comes with the whole error. */
export function logRequest(log: Logger, line: RequestLine, error: unknown) {
  if (error !== undefined && line.status >= 500) log.error({ ...line, err: error }, 'request failed');
  else log.info(line, 'request');
}
