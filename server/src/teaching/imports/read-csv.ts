import { IMPORT_LIMITS } from '@bayan/domain/imports/imports.limits';
import { CsvError, parse } from 'csv-parse';

interface CsvRow {
  /** As a spreadsheet counts. */
  readonly number: number;
  /** Null where a quotation mark stays open: nothing after it can be told apart. */
  readonly cells: readonly string[] | null;
}

const DELIMITERS = [',', ';', '\t'];
const UNREADABLE = new Set<string>(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/** By what the first row has most of, outside quotation marks: Excel writes what the country of its owner uses. */
function delimiterOf(head: string): string {
  const bare = (head.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Row by row, however long the file is: memory does not grow with it. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let number = 0;
  let parser: ReturnType<typeof openParser> | null = null;
  let head = '';
  try {
    for await (const piece of text) {
      head += piece;
      if (!parser && !/[\r\n]/.test(head) && head.length < IMPORT_LIMITS.rowCharacters) continue;
      parser ??= openParser(delimiterOf(head));
      const read = await parser.write(head);
      head = '';
      for (const cells of read) yield { number: ++number, cells };
    }
    parser ??= openParser(delimiterOf(head));
    for (const cells of await parser.end(head)) yield { number: ++number, cells };
  } catch (error) {
    if (!(error instanceof CsvError) || !UNREADABLE.has(error.code)) throw error;
    for (const cells of parser?.taken() ?? []) yield { number: ++number, cells };
    yield { number: number + 1, cells: null };
  }
}

/** Gives the rows of each piece as soon as it is read. As a stream the parser would lose those before a failure. */
function openParser(delimiter: string) {
  let rows: string[][] = [];
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: IMPORT_LIMITS.rowCharacters,
    on_record: (cells: string[]) => {
      rows.push(cells);
      return null;
    },
  });
  // Whoever writes hears of it.
  parser.on('error', () => {});
  const taken = () => {
    const read = rows;
    rows = [];
    return read;
  };
  const settled = (step: (done: (error?: Error | null) => void) => void) =>
    new Promise<string[][]>((resolve, reject) => {
      step(error => (error ? reject(error) : resolve(taken())));
    });
  return {
    taken,
    write: (piece: string) => settled(done => parser.write(piece, done)),
    end: (piece: string) => settled(done => parser.end(piece, () => done(parser.errored))),
  };
}
