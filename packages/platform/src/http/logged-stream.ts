import type { Logger } from 'pino';

/** What fails while a file is being sent can no longer be answered: the reader sees it end early, and we the reason. */
export function loggedStream(
  body: ReadableStream<Uint8Array>,
  log: Pick<Logger, 'error'>,
  requestId: string,
): ReadableStream<Uint8Array> {
  return ReadableStream.from(
    (async function* () {
      try {
        yield* body;
      } catch (error) {
        log.error({ requestId, err: error }, 'a file was cut short');
        throw new Error('the file could not be finished');
      }
    })(),
  );
}
