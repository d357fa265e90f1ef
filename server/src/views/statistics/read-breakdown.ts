import type {
  CountrySumsRecord,
  SubjectSumsRecord,
  TeachingSums,
  TutorSumsRecord,
} from '@bayan/domain/statistics/statistics.contract';
import { NOTHING_TAUGHT } from '@bayan/domain/statistics/statistics-figures';
import { type AskedStatistics, storedSpans } from '@bayan/domain/statistics/statistics-period';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import type { Database } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { frameOf } from './read-statistics.ts';
import { listByKey, listTutorNames, sumsOfTutors } from './statistics.repository.ts';

/** The most hours first, and of as many the most lessons. */
const byHours = (a: TeachingSums, b: TeachingSums) => b.minutes - a.minutes || b.planned - a.planned;

async function readByKey(
  db: Database,
  scope: Parameters<typeof listByKey>[1],
  asked: AskedStatistics,
  now: Date,
) {
  const { period, today } = await frameOf(db, asked, now);
  return (await listByKey(db, scope, { spans: storedSpans(period, today), today })).sort(byHours);
}

export async function readBySubject(
  db: Database,
  asked: AskedStatistics,
  now: Date,
): Promise<SubjectSumsRecord[]> {
  const rows = await readByKey(db, 'subject', asked, now);
  return rows.flatMap(({ key, ...sums }) =>
    SUBJECTS.filter(subject => subject === key).map(subject => ({ subject, ...sums })),
  );
}

export async function readByCountry(
  db: Database,
  asked: AskedStatistics,
  now: Date,
): Promise<CountrySumsRecord[]> {
  const rows = await readByKey(db, 'country', asked, now);
  return rows.map(({ key, ...sums }) => ({ country: key || null, ...sums }));
}

interface TutorPage extends AskedStatistics {
  readonly after: TextCursor | null;
  readonly limit: number;
}

/** By name: whoever gave the most in a period is known only after a look at everybody. */
export async function listByTutor(
  db: Database,
  { after, limit, ...asked }: TutorPage,
  now: Date,
): Promise<TutorSumsRecord[]> {
  const { period, today } = await frameOf(db, asked, now);
  const tutors = await listTutorNames(db, { after, limit });
  const ids = tutors.map(({ id }) => id);
  const sums = await sumsOfTutors(db, ids, { spans: storedSpans(period, today), today });
  return tutors.map(tutor => ({ ...tutor, ...(sums.get(tutor.id) ?? NOTHING_TAUGHT) }));
}
