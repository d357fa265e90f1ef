/** From the first byte to the last one, which belongs to it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A whole file that lies on this machine's disk for now. */
export interface LyingFile {
  readonly path: string;
  readonly sha256: Buffer;
}

export interface StoredFile {
  readonly storageKey: string;
  readonly keptAt: Date;
}

/** Where the bytes of files are kept; what they are and whose stands in the database. */
export interface FileStore {
  /** Takes a file over from where it lies. Once this is done it is durable. */
  keep(storageKey: string, file: LyingFile): Promise<void>;
  /** The same for bytes at hand, which replace what was there. */
  put(storageKey: string, bytes: Buffer): Promise<void>;
  /** Whoever opens one reads it to its end or cancels it. */
  open(storageKey: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Also where there is none. */
  forget(storageKey: string): Promise<void>;
  /** All in a folder, in no order. */
  under(folder: string): AsyncIterable<StoredFile>;
}
