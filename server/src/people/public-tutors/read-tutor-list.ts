import type { Language } from '@bayan/domain/language/language';
import { MAX_COUNTED, TUTORS_ON_A_PAGE, type TutorListPage } from '@bayan/domain/public-tutors/public-tutor';
import type { TutorFilters } from '@bayan/domain/public-tutors/tutor-filters';
import type { Queryable } from '@bayan/platform/db/database';
import { countPublicTutors, listPublicTutors } from './public-tutors.repository.ts';

interface Asked {
  readonly filters: TutorFilters;
  readonly language: Language;
  readonly now: Date;
}

/** One page of the tutors who are shown, and how many there are. */
export async function readTutorList(db: Queryable, asked: Asked): Promise<TutorListPage> {
  const { filters } = asked;
  const [found, count] = await Promise.all([
    listPublicTutors(db, { ...asked, limit: TUTORS_ON_A_PAGE + 1 }),
    countPublicTutors(db, filters, MAX_COUNTED),
  ]);
  const tutors = found.slice(0, TUTORS_ON_A_PAGE);
  const next = found.length > tutors.length ? (tutors.at(-1)?.slug ?? null) : null;
  return { tutors, filters, count, next };
}
