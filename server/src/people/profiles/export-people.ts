import type { Member } from '@bayan/domain/profiles/actor';
import type { ProfileFilters } from '@bayan/domain/profiles/profiles.contract';
import type { Database } from '@bayan/platform/db/database';
import type { FileAnswer } from '@bayan/platform/http/output';
import { PEOPLE_CSV_HEAD, peopleCsvName, personCsvLine } from './people-csv.ts';
import { listProfiles } from './profiles.repository.ts';

const ROWS_AT_ONCE = 500;

interface ExportOptions {
  readonly filters: ProfileFilters;
  readonly isHosted: boolean;
  readonly now: Date;
}

/** Everybody whom the filters leave, sent page by page as they are read: memory does not grow with the export (R870). */
export async function exportPeople(
  db: Database,
  viewer: Member,
  options: ExportOptions,
): Promise<FileAnswer> {
  const lines = csvLines(db, viewer, options);
  // The first page is read before anything is sent, so that a failure can still be answered as one.
  const first = await lines.next();
  const body = ReadableStream.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* lines;
    })(),
  );
  return { name: peopleCsvName(options.now, viewer.timezone), body };
}

async function* csvLines(
  db: Database,
  { timezone }: Member,
  { filters, isHosted, now }: ExportOptions,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let after: { text: string; id: string } | null = null;
  let text = PEOPLE_CSV_HEAD;
  do {
    const people = await listProfiles(db, { filters, isHosted, now, after, limit: ROWS_AT_ONCE });
    for (const person of people) text += personCsvLine(person, timezone);
    yield encoder.encode(text);
    text = '';
    const last = people.length === ROWS_AT_ONCE ? people.at(-1) : undefined;
    after = last ? { text: last.name, id: last.id } : null;
  } while (after !== null);
}
