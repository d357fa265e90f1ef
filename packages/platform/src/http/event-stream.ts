import type { z } from 'zod';

/** What a route writes to while somebody listens. */
export interface EventWriter<Event = unknown> {
  tell(event: Event): void;
  /** Says that there is nothing to say. */
  beat(): void;
  close(): void;
}

/** Begins to write, and answers with what to do when the reader is gone. */
export type Subscribe<Event = unknown> = (to: EventWriter<Event>) => () => void;

/** What waits for a slow reader at most. Who does not keep up is dropped, and catches up when they come back. */
const MAX_WAITING_BYTES = 16 * 1024;
const SILENT_BEAT = ':\n\n';

interface Parts {
  readonly schema: z.ZodType;
  readonly subscribe: Subscribe;
  /** Ends the connection with what was not read yet. */
  readonly hangUp: () => void;
}

/** Server-sent events, with only what the schema names in each. */
export function openEventStream({ schema, subscribe, hangUp }: Parts): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOver = false;
  let forget = () => {};
  const over = () => {
    isOver = true;
    forget();
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const isBehind = () => (controller.desiredSize ?? 0) <= 0;
        const close = () => {
          if (isOver) return;
          if (isAnythingLeft(controller)) hangUp();
          over();
          controller.close();
        };
        const write = (text: string) => {
          if (isBehind()) close();
          if (!isOver) controller.enqueue(encoder.encode(text));
        };
        const tell = (event: unknown) => write(`data: ${JSON.stringify(schema.parse(event))}\n\n`);
        forget = subscribe({ tell, beat: () => write(SILENT_BEAT), close });
        write(SILENT_BEAT);
      },
      cancel: over,
    },
    { highWaterMark: MAX_WAITING_BYTES, size: chunk => chunk.byteLength },
  );
}

const isAnythingLeft = ({ desiredSize }: ReadableStreamDefaultController) =>
  desiredSize !== MAX_WAITING_BYTES;
