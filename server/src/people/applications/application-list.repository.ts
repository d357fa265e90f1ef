import type {
  ApplicationFilters,
  ApplicationSummaryRecord,
} from '@bayan/domain/applications/application-admin.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { applications } from '#schema/applications.ts';
import { owner as ownerProfile, summaryColumns } from './application-columns.ts';

interface ListOptions {
  readonly filters: ApplicationFilters;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** So many of the newest are looked through before the search index is asked. */
const WALKED = 200;

/** Newest first, or oldest first for the least time left. */
export async function listApplications(
  db: Queryable,
  options: ListOptions,
): Promise<ApplicationSummaryRecord[]> {
  const { q } = options.filters;
  if (q === undefined) return listByIndex(db, options);
  // What many have in common stands in the first rows anyway; the index alone would read all of them. What few have is
  // found by the index, and a walk alone would read all that is between.
  const near = await listFound(db, options, q, 'walk');
  return near.length < options.limit ? listFound(db, options, q, 'index') : near;
}

function listByIndex(
  db: Queryable,
  { filters: { kind, stage, owner, order }, after, limit }: ListOptions,
): Promise<ApplicationSummaryRecord[]> {
  const chosen = Object.entries({
    ...conditionsOf({ kind, stage, owner, order }),
    after: after && isAfter(order),
  }).filter(([, condition]) => condition);
  // Each combination is a statement of its own, so that each can use the index made for it.
  return prepared(db, `applications-${order}-${chosen.map(([name]) => name).join('-')}`, () =>
    withOwner(db)
      .where(and(...chosen.map(([, condition]) => condition || undefined)))
      .orderBy(...inOrder(order))
      .limit(sql.placeholder('limit')),
  ).execute({ kind, stage, owner, ...after, limit });
}

const withOwner = (db: Queryable) =>
  db
    .select(summaryColumns)
    .from(applications)
    .leftJoin(ownerProfile, eq(ownerProfile.id, applications.ownerId))
    .$dynamic();

const conditionsOf = ({ kind, stage, owner }: ApplicationFilters) => ({
  kind: kind && sql`${applications.kind} = ${sql.placeholder('kind')}`,
  stage: stage && sql`${applications.stage} = ${sql.placeholder('stage')}`,
  owner: owner && owner !== 'none' && sql`${applications.ownerId} = ${sql.placeholder('owner')}::uuid`,
  unowned: owner === 'none' && sql`${applications.ownerId} is null`,
});

type Order = ApplicationFilters['order'];
const here = sql`(${applications.createdAt}, ${applications.id})`;
const there = sql`(${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
const isAfter = (order: Order) => (order === 'oldest' ? sql`${here} > ${there}` : sql`${here} < ${there}`);
const inOrder = (order: Order) => {
  const direction = order === 'oldest' ? asc : desc;
  return [direction(applications.createdAt), direction(applications.id)];
};

/** What the search finds: among the next rows of the list, or by the index of parts. */
function listFound(
  db: Queryable,
  { filters, after, limit }: ListOptions,
  q: string,
  way: 'walk' | 'index',
): Promise<ApplicationSummaryRecord[]> {
  const { kind, stage, owner, order } = filters;
  const chosen = Object.entries({ ...conditionsOf(filters), after: after && isAfter(order) }).filter(
    ([, condition]) => condition,
  );
  const isChosen = and(...chosen.map(([, condition]) => condition || undefined));
  const isLike = sql`${applications.search} like like_pattern(${sql.placeholder('q')})`;
  const isFound =
    way === 'walk'
      ? sql`${isLike} and ${applications.id} in (${db
          .select({ id: applications.id })
          .from(applications)
          .where(isChosen)
          .orderBy(...inOrder(order))
          .limit(WALKED)})`
      : sql`${isLike} and address_parts(${applications.search}) @@ address_query(${sql.placeholder('q')})`;
  return prepared(db, `applications-${way}-${order}-${chosen.map(([name]) => name).join('-')}`, () =>
    withOwner(db)
      .where(and(isChosen, isFound))
      .orderBy(...inOrder(order))
      .limit(sql.placeholder('limit')),
  ).execute({ kind, stage, owner, q, ...after, limit });
}
