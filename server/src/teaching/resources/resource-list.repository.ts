import type {
  ResourceListQuery,
  ResourcePage,
  ResourceRecord,
} from '@bayan/domain/resources/resources.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { and, asc, desc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { resources, resourceTotals } from '#schema/teaching.ts';
import { EVERYBODY, toRecord, type Viewer, withFileAndOwner } from './resources.repository.ts';

/** How a value gets into a statement: as a named place in a prepared one, or as it is. */
type Bind = (name: 'type' | 'subject' | 'q' | 'viewer' | 'limit' | 'offset' | 'reach') => unknown;

const isChosen = ({ type, subject, q }: ResourceListQuery, place: Bind) =>
  and(
    isNull(resources.removedAt),
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
 * left to itself, the planner sorts all there is.
 */
function idsOfPage({ role }: Viewer, query: ResourceListQuery, place: Bind): SQL {
  const walk = (audience: SQL | undefined) => sql`
    (select ${resources.id} as id, ${resources.title} as title, ${resources.createdAt} as created_at
    from ${resources} where ${and(isChosen(query, place), audience)}
    order by ${SORTS[query.sort]} limit ${place('reach')})`;
  const isFor = (audience: unknown) => sql`${resources.audience} = ${audience}`;
  const seen =
    role === 'admin'
      ? walk(undefined)
      : sql`${walk(isFor(sql.raw(`'${EVERYBODY}'`)))} union all ${walk(isFor(place('viewer')))}`;
  return sql`(select id from (${seen}) as seen order by ${SORTS[query.sort]} limit ${place('limit')} offset ${place('offset')})`;
}

function statement(db: Queryable, viewer: Viewer, query: ResourceListQuery, place: Bind) {
  const order =
    query.sort === 'name'
      ? [asc(resources.title), asc(resources.id)]
      : [desc(resources.createdAt), desc(resources.id)];
  return withFileAndOwner(db)
    .where(inArray(resources.id, idsOfPage(viewer, query, place)))
    .orderBy(...order);
}

export async function listResources(
  db: Queryable,
  viewer: Viewer,
  query: ResourceListQuery,
): Promise<ResourceRecord[]> {
  const { type, subject, q, sort } = query;
  const values = { ...query, viewer: viewer.id, reach: query.offset + query.limit };
  // How a text is best searched for depends on the text, and one plan for all would be wrong.
  if (q !== undefined) return (await statement(db, viewer, query, name => values[name])).map(toRecord);
  const name = ['resources', viewer.role, sort, type && 'type', subject && 'subject']
    .filter(Boolean)
    .join('-');
  const rows = await prepared(db, name, () =>
    statement(db, viewer, query, place => sql.placeholder(place)),
  ).execute(values);
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
