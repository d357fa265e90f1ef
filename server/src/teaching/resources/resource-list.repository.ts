import type { ResourceShelf } from '@bayan/domain/resources/resource-shelf';
import type {
  ResourceFilters,
  ResourceListQuery,
  ResourcePage,
  ResourceRecord,
} from '@bayan/domain/resources/resources.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { resources, resourceTotals } from '#schema/teaching.ts';
import { EVERYBODY, toRecord, type Viewer, withFileAndOwner } from './resources.repository.ts';

/** How a value gets into a statement: as a named place in a prepared one, or as it is. */
type Bind = (name: 'type' | 'subject' | 'q' | 'viewer' | 'limit' | 'offset' | 'reach') => unknown;

const everybody = sql.raw(`'${EVERYBODY}'`);
const isFor = (audience: unknown) => sql`${resources.audience} = ${audience}`;

/** What is retired is found where it is asked for, and nowhere else (R835). */
const onShelf: Readonly<Record<ResourceShelf, SQL | undefined>> = {
  shared: and(isNull(resources.retiredAt), isFor(everybody)),
  private: and(isNull(resources.retiredAt), not(resources.isPublic)),
  retired: isNotNull(resources.retiredAt),
};

const isChosen = ({ type, subject, q, shelf }: ResourceFilters, place: Bind) =>
  and(
    isNull(resources.removedAt),
    shelf ? onShelf[shelf] : isNull(resources.retiredAt),
    type && sql`${resources.type} = ${place('type')}`,
    subject && sql`${resources.subject} = ${place('subject')}`,
    q === undefined ? undefined : sql`${resources.search} like like_pattern(${place('q')})`,
  );

const SORTS: Readonly<Record<ResourceListQuery['sort'], SQL>> = {
  name: sql.raw('title, id'),
  newest: sql.raw('created_at desc, id desc'),
};

/**
 * Which those of a page are. A tutor's two audiences are two walks along an index, each no further than the page reaches:
 * left to itself, the planner sorts all there is. A text is looked for once, for both audiences: the index of all words is
 * what costs.
 */
function idsOfPage({ role }: Viewer, query: ResourceListQuery, place: Bind): SQL {
  const walk = (audience: SQL | undefined) => sql`
    (select ${resources.id} as id, ${resources.title} as title, ${resources.createdAt} as created_at
    from ${resources} where ${and(isChosen(query, place), audience)}
    order by ${SORTS[query.sort]} limit ${place('reach')})`;
  const ofTutor =
    query.q === undefined
      ? sql`${walk(isFor(everybody))} union all ${walk(isFor(place('viewer')))}`
      : walk(sql`${resources.audience} in (${everybody}, ${place('viewer')})`);
  const seen = role === 'admin' ? walk(undefined) : ofTutor;
  return sql`(select id from (${seen}) as seen order by ${SORTS[query.sort]} limit ${place('limit')} offset ${place('offset')})`;
}

function statement(db: Queryable, viewer: Viewer, query: ResourceListQuery, place: Bind) {
  const order =
    query.sort === 'name'
      ? [asc(resources.title), asc(resources.id)]
      : [desc(resources.createdAt), desc(resources.id)];
  return withFileAndOwner(db, viewer)
    .where(inArray(resources.id, idsOfPage(viewer, query, place)))
    .orderBy(...order);
}

export async function listResources(
  db: Queryable,
  viewer: Viewer,
  query: ResourceListQuery,
): Promise<ResourceRecord[]> {
  const { type, subject, q, shelf, sort } = query;
  const values = { ...query, viewer: viewer.id, reach: query.offset + query.limit };
  // How a text is best searched for depends on the text, and one plan for all would be wrong.
  if (q !== undefined) return (await statement(db, viewer, query, name => values[name])).map(toRecord);
  const name = ['resources', viewer.role, sort, type && 'type', subject && 'subject', shelf]
    .filter(Boolean)
    .join('-');
  const rows = await prepared(db, name, () =>
    statement(db, viewer, query, place => sql.placeholder(place)),
  ).execute(values);
  return rows.map(toRecord);
}

interface ExportPage {
  readonly filters: ResourceFilters;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** For a file of all that the filters leave: newest first, each page from where the last one ended. */
export async function listToExport(
  db: Queryable,
  viewer: Viewer,
  { filters, after, limit }: ExportPage,
): Promise<ResourceRecord[]> {
  const rows = await withFileAndOwner(db, viewer)
    .where(
      and(
        isChosen(filters, name => filters[name as keyof ResourceFilters]),
        after
          ? sql`(${resources.createdAt}, ${resources.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(resources.createdAt), desc(resources.id))
    .limit(limit);
  return rows.map(toRecord);
}

/** Where all there are are counted. */
const ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** As the database adds them up with every change. */
export async function countResources(db: Queryable, { id, role }: Viewer): Promise<ResourcePage['counts']> {
  const rows = await db
    .select({ type: resourceTotals.type, found: sql<number>`sum(${resourceTotals.resources})::int` })
    .from(resourceTotals)
    .where(inArray(resourceTotals.audience, role === 'admin' ? [ALL] : [EVERYBODY, id]))
    .groupBy(resourceTotals.type);
  const of = (wanted: string) => rows.find(({ type }) => type === wanted)?.found ?? 0;
  const [documents, worksheets, videos] = [of('document'), of('worksheet'), of('video')];
  return { total: documents + worksheets + videos + of('link'), documents, worksheets, videos };
}
