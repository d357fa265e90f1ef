import type { Member } from '@bayan/domain/profiles/actor';
import type { ProfileFilters, ProfileSummary } from '@bayan/domain/profiles/profiles.contract';
import type { Database } from '@bayan/platform/db/database';
import { csvFile } from '@bayan/platform/http/csv-file';
import type { TextCursor } from '@bayan/platform/http/cursor';
import type { FileAnswer } from '@bayan/platform/http/output';
import { PEOPLE_CSV_HEAD, peopleCsvName, personCsvLine } from './people-csv.ts';
import { listProfiles } from './profiles.repository.ts';

interface ExportOptions {
  readonly filters: ProfileFilters;
  readonly isHosted: boolean;
  readonly now: Date;
}

/** Everybody whom the filters leave (R870). */
export const exportPeople = (
  db: Database,
  { timezone }: Member,
  { filters, isHosted, now }: ExportOptions,
): Promise<FileAnswer> =>
  csvFile<ProfileSummary, TextCursor>({
    name: peopleCsvName(now, timezone),
    head: PEOPLE_CSV_HEAD,
    read: page => listProfiles(db, { filters, isHosted, now, ...page }),
    lineOf: person => personCsvLine(person, timezone),
    placeOf: ({ name, id }) => ({ text: name, id }),
  });
