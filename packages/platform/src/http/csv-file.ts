import type { InstantCursor } from './cursor.ts';
import type { FileAnswer } from './output.ts';

const ROWS_AT_ONCE = 500;

interface CsvLines<Row, Place> {
  readonly name: string;
  readonly head: string;
  readonly read: (page: { readonly after: Place | null; readonly limit: number }) => Promise<readonly Row[]>;
  readonly lineOf: (row: Row) => string;
}
interface CsvFile<Row, Place> extends CsvLines<Row, Place> {
  /** Where the list goes on behind a row. */
  readonly placeOf: (row: Row) => Place;
}
interface CsvByInstant<Row> extends CsvLines<Row, InstantCursor> {
  readonly instantOf: (row: Row) => Date;
}

/** Every row of a list that is sorted by an instant and then by id. */
export const csvByInstant = <Row extends { readonly id: string }>({
  instantOf,
  ...lines
}: CsvByInstant<Row>) =>
  csvFile<Row, InstantCursor>({
    ...lines,
    placeOf: row => ({ at: instantOf(row).toISOString(), id: row.id }),
  });

/** Every row of a list, sent page by page as it is read: memory does not grow with the file. */
export async function csvFile<Row, Place>(file: CsvFile<Row, Place>): Promise<FileAnswer> {
  const pages = pagesOf(file);
  // The first page is read before anything is sent, so that a failure can still be answered as one.
  const first = await pages.next();
  const body = ReadableStream.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* pages;
    })(),
  );
  return { name: file.name, body };
}

async function* pagesOf<Row, Place>({
  head,
  read,
  lineOf,
  placeOf,
}: CsvFile<Row, Place>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = head;
  let after: Place | null = null;
  do {
    const rows: readonly Row[] = await read({ after, limit: ROWS_AT_ONCE });
    for (const row of rows) text += lineOf(row);
    yield encoder.encode(text);
    text = '';
    const last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
    after = last === undefined ? null : placeOf(last);
  } while (after !== null);
}
