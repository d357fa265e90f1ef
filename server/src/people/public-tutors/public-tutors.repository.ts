import type { Language } from '@bayan/domain/language/language';
import { nameIn } from '@bayan/domain/profiles/person-name';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import { ARABIC_SPOKEN } from '@bayan/domain/public-tutors/offered';
import { type ConfirmedCheck, publicChecksOf } from '@bayan/domain/public-tutors/public-checks';
import type { HomeTutor, PublicTutor } from '@bayan/domain/public-tutors/public-tutor';
import { shownNameOf } from '@bayan/domain/public-tutors/shown-name';
import type { TutorFilters } from '@bayan/domain/public-tutors/tutor-filters';
import { vettingDay } from '@bayan/domain/vetting/check-expiry';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, arrayContains, arrayOverlaps, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { profiles, publicTutors, tutors } from '#schema/people.ts';
import { vettingChecks } from '#schema/vetting.ts';

const columns = (now: Date) => ({
  slug: publicTutors.slug,
  name: profiles.name,
  nameAr: profiles.nameAr,
  gender: tutors.gender,
  pictureFileId: profiles.pictureFileId,
  subjects: tutors.subjects,
  teachingSince: publicTutors.teachingSince,
  languages: publicTutors.languages,
  levels: publicTutors.levels,
  line: publicTutors.line,
  lineAr: publicTutors.lineAr,
  confirmed: sql<ConfirmedCheck[]>`(
    select coalesce(json_agg(json_build_object('kind', kind, 'variant', variant)), '[]')
    from ${vettingChecks} where tutor_id = ${publicTutors.profileId} and state = 'confirmed'
      and (expires_on is null or expires_on >= ${vettingDay(now)}))`,
});

/** Whoever is shown agreed to it, has not taken it back, and teaches here now. */
const teachesHere = and(
  eq(profiles.id, publicTutors.profileId),
  isNull(publicTutors.withdrawnAt),
  eq(profiles.role, 'tutor'),
  eq(profiles.isActive, true),
);
const isApproved = and(eq(tutors.profileId, publicTutors.profileId), isNotNull(tutors.approvedAt));

const matching = ({ subject, level, women, arabic }: TutorFilters): (SQL | undefined)[] => [
  subject && arrayContains(tutors.subjects, [subject]),
  level && arrayContains(publicTutors.levels, [level]),
  women ? eq(tutors.gender, 'female') : undefined,
  arabic ? arrayOverlaps(publicTutors.languages, [...ARABIC_SPOKEN]) : undefined,
];

/** Those who were published last come first; a page begins after the tutor that the one before ended with. */
const after = (slug: string | undefined) =>
  slug === undefined
    ? undefined
    : sql`(${publicTutors.publishedAt}, ${publicTutors.profileId}) < (
        select published_at, profile_id from public_tutors where slug = ${slug})`;

interface Reader {
  readonly language: Language;
  readonly now: Date;
}

interface Wanted {
  readonly filters: TutorFilters;
  readonly limit: number;
  readonly now: Date;
}

type ShownRow = Awaited<ReturnType<typeof shownRows>>[number];
const shownRows = (db: Queryable, { filters, limit, now }: Wanted) =>
  db
    .select(columns(now))
    .from(publicTutors)
    .innerJoin(profiles, teachesHere)
    .innerJoin(tutors, isApproved)
    .where(and(...matching(filters), after(filters.after)))
    .orderBy(desc(publicTutors.publishedAt), desc(publicTutors.profileId))
    .limit(limit);

export async function listPublicTutors(
  db: Queryable,
  { filters, limit, ...reader }: Reader & { readonly filters: TutorFilters; readonly limit: number },
): Promise<PublicTutor[]> {
  return (await shownRows(db, { filters, limit, now: reader.now })).map(row => publicTutorOf(row, reader));
}

/** The last published, in both languages. */
export async function listHomeTutors(
  db: Queryable,
  limit: number,
  now: Date,
): Promise<Record<Language, HomeTutor[]>> {
  const rows = await shownRows(db, { filters: {}, limit, now });
  const inLanguage = (language: Language) =>
    rows.map(row => {
      const { slug, name, picture, years, line } = publicTutorOf(row, { language, now });
      return { slug, name, picture, years, line };
    });
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

/** How many the filters find, counted up to a limit. */
export async function countPublicTutors(db: Queryable, filters: TutorFilters, most: number): Promise<number> {
  const found = db
    .select({ slug: publicTutors.slug })
    .from(publicTutors)
    .innerJoin(profiles, teachesHere)
    .innerJoin(tutors, isApproved)
    .where(and(...matching(filters)))
    .limit(most)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

export async function findPublicTutor(
  db: Queryable,
  slug: string,
  reader: Reader,
): Promise<PublicTutor | null> {
  const [row] = await db
    .select(columns(reader.now))
    .from(publicTutors)
    .innerJoin(profiles, teachesHere)
    .innerJoin(tutors, isApproved)
    .where(eq(publicTutors.slug, slug));
  return row ? publicTutorOf(row, reader) : null;
}

export async function listPublicSlugs(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .select({ slug: publicTutors.slug })
    .from(publicTutors)
    .innerJoin(profiles, teachesHere)
    .innerJoin(tutors, isApproved)
    .orderBy(desc(publicTutors.publishedAt), desc(publicTutors.profileId))
    .limit(most);
  return rows.map(({ slug }) => slug);
}

/** Here the family's name ends: nothing behind this line knows it (R710). */
function publicTutorOf(row: ShownRow, { language, now }: Reader): PublicTutor {
  const { slug, gender, subjects, languages, levels } = row;
  return {
    ...{ slug, gender, subjects, languages, levels },
    name: shownNameOf(nameIn(language, row)),
    picture: pictureAddresses(row.pictureFileId),
    years: Math.max(0, now.getUTCFullYear() - row.teachingSince),
    line: language === 'ar' ? row.lineAr : row.line,
    checks: publicChecksOf(row.confirmed),
  };
}

/** Locked until the change is done; null where nobody of that id teaches. */
export async function lockTutor(tx: Transaction, id: string) {
  const [tutor] = await tx
    .select({ name: profiles.name, nameAr: profiles.nameAr })
    .from(tutors)
    .innerJoin(profiles, eq(profiles.id, tutors.profileId))
    .where(and(eq(tutors.profileId, id), eq(profiles.role, 'tutor')))
    .for('update', { of: tutors });
  return tutor ?? null;
}

export async function isTutor(db: Queryable, id: string): Promise<boolean> {
  const [tutor] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.role, 'tutor')));
  return tutor !== undefined;
}

export async function findPublicProfile(db: Queryable, id: string) {
  const [row] = await db.select().from(publicTutors).where(eq(publicTutors.profileId, id));
  return row ?? null;
}

/** False where the slug is taken. */
export async function insertPublicProfile(tx: Transaction, values: typeof publicTutors.$inferInsert) {
  const made = await tx
    .insert(publicTutors)
    .values(values)
    .onConflictDoNothing({ target: publicTutors.slug })
    .returning({ slug: publicTutors.slug });
  return made.length === 1;
}

export const updatePublicProfile = (
  tx: Transaction,
  id: string,
  values: Partial<typeof publicTutors.$inferInsert>,
) => tx.update(publicTutors).set(values).where(eq(publicTutors.profileId, id));
