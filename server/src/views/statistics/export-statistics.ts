import {
  breakdownCsvHead,
  breakdownCsvLine,
  isBreakdown,
  statisticsCsv,
  statisticsCsvName,
} from '@bayan/domain/statistics/statistics-csv';
import type { AskedStatistics } from '@bayan/domain/statistics/statistics-period';
import type { Breakdown, StatisticsTable } from '@bayan/domain/statistics/statistics-tables';
import type { Database } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listByTutor, readByCountry, readBySubject } from './read-breakdown.ts';
import { frameOf, readStatistics } from './read-statistics.ts';

const TUTORS_AT_ONCE = 100;

interface AskedTable extends AskedStatistics {
  readonly table: StatisticsTable;
}

/** One table of the statistics (R958). */
export async function exportStatistics(
  db: Database,
  { table, ...asked }: AskedTable,
  now: Date,
): Promise<FileAnswer> {
  const { period } = await frameOf(db, asked, now);
  const name = statisticsCsvName(table, period.from, period.until);
  if (!isBreakdown(table))
    return { name, body: await bodyOf([statisticsCsv(table, await readStatistics(db, asked, now))]) };
  return { name, body: await bodyOf(linesOf(db, table, asked, now)) };
}

/** The first part is read before anything is sent, so that a failure can still be answered as one. */
async function bodyOf(texts: Iterable<string> | AsyncIterable<string>) {
  const encoder = new TextEncoder();
  const parts = (async function* () {
    for await (const text of texts) yield encoder.encode(text);
  })();
  const first = await parts.next();
  return ReadableStream.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* parts;
    })(),
  );
}

async function* linesOf(
  db: Database,
  breakdown: Breakdown,
  asked: AskedStatistics,
  now: Date,
): AsyncGenerator<string> {
  let text = breakdownCsvHead(breakdown);
  if (breakdown === 'by-subject') {
    for (const { subject, ...sums } of await readBySubject(db, asked, now))
      text += breakdownCsvLine(subject, sums);
  } else if (breakdown === 'by-country') {
    for (const { country, ...sums } of await readByCountry(db, asked, now))
      text += breakdownCsvLine(country ?? '', sums);
  } else {
    let after: TextCursor | null = null;
    do {
      const tutors = await listByTutor(db, { ...asked, after, limit: TUTORS_AT_ONCE }, now);
      for (const { name, ...sums } of tutors) text += breakdownCsvLine(name, sums);
      yield text;
      text = '';
      const last = tutors.length === TUTORS_AT_ONCE ? tutors.at(-1) : undefined;
      after = last ? { text: last.name, id: last.id } : null;
    } while (after !== null);
  }
  yield text;
}
