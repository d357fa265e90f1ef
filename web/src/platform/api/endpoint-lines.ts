import type { Answered, Sent } from '@bayan/domain/contract/contract';
import type { Endpoints } from '@bayan/domain/endpoints/endpoints';

/** The request line of an endpoint that a contract declares. */
export type Line = keyof Endpoints & string;
export type ReadLine = Extract<Line, `GET ${string}`>;
/** The line of one that stores nothing, and takes more than an address holds. */
export type PreviewLine = Extract<Line, `POST ${string}/preview`>;
/** The line of one that answers with a file. */
export type DownloadLine = {
  [L in ReadLine]: Endpoints[L] extends { answer: { file: string } } ? L : never;
}[ReadLine];
export type ChangeLine = Exclude<Line, ReadLine>;
/** The line of one that takes the bytes of a file. */
export type UploadLine = { [L in Line]: Endpoints[L] extends { readonly file: true } ? L : never }[Line];
type FileOf<E> = E extends { file: true } ? { readonly file: Blob } : unknown;
export type SentTo<L extends Line> = Sent<L, Endpoints[L]> & FileOf<Endpoints[L]>;
export type AnswerOf<L extends Line> = Answered<Endpoints[L]>;

/**
 * What a request is about: the first word of its path, or the second where the first only says that it is one's own.
 * What has been read is found by it, so that a change reads again what it has made old.
 */
export function topicOf(line: string): string {
  const [first = '', second = first] = line.split('/api/')[1]?.split('/') ?? [];
  return first === 'me' || first === 'auth' ? second : first;
}
