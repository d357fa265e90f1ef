import type { z } from 'zod';
import type { ByteRange } from '#file-store/file-store.ts';
import type { Subscribe } from './event-stream.ts';

/** How a route answers, and with it what its handler must return (`Answer`, which exists for the compiler alone). */
export type Output<Answer = unknown> = (
  | { readonly kind: 'json'; readonly status: 200 | 201; readonly schema: z.ZodType }
  | {
      readonly kind: 'record';
      readonly status: 200 | 201;
      readonly schema: z.ZodType;
      readonly versionOf: (encoded: unknown) => number;
    }
  | { readonly kind: 'file'; readonly status: 200; readonly mediaType: string }
  | { readonly kind: 'events'; readonly status: 200; readonly schema: z.ZodType }
  | { readonly kind: 'kept-file'; readonly status: 200; readonly mediaType: '*/*' }
) & { readonly answer?: Answer };

/** A file that lies somewhere, of which any part can be sent. */
export interface StoredFileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: Buffer;
  /** Whether it is shown, or saved under its name. */
  readonly disposition: 'inline' | 'attachment';
  readonly open: (range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
  /** For whom the address was written by which it is read without a sign-in. */
  readonly readerId?: string;
}

/** A file that is sent while it is being made. */
export interface FileAnswer {
  readonly name: string;
  readonly body: ReadableStream<Uint8Array>;
}

export const json = <T extends z.ZodType>(status: 200 | 201, schema: T): Output<z.input<T>> => ({
  kind: 'json',
  status,
  schema,
});
/** One record with a version, which also travels as its ETag. */
export const record = <T extends z.ZodType>(
  status: 200 | 201,
  schema: T,
  versionOf: (encoded: z.output<T>) => number,
): Output<z.input<T>> => ({
  kind: 'record',
  status,
  schema,
  versionOf: encoded => versionOf(encoded as z.output<T>),
});
export const EVENT_STREAM = 'text/event-stream';
/** What happens from now on, for as long as the reader stays. */
export const events = <T extends z.ZodType>(schema: T): Output<Subscribe<z.input<T>>> => ({
  kind: 'events',
  status: 200,
  schema,
});
export const file = (mediaType: string): Output<FileAnswer> => ({ kind: 'file', status: 200, mediaType });
export const keptFile: Output<StoredFileAnswer> = { kind: 'kept-file', status: 200, mediaType: '*/*' };
