import type { Log, RequestLine } from '../log.ts';

/** One line per request; a failure of ours comes with the whole error. */
export function logRequest(log: Log, line: RequestLine, error: unknown) {
  if (error !== undefined && line.status >= 500) log.error({ ...line, err: error }, 'request failed');
  else log.request(line);
}
