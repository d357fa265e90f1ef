import pg from 'pg';
import type { Statement } from './recorded.ts';

interface PlanRow {
  readonly 'QUERY PLAN': readonly {
    readonly Plan: {
      readonly 'Shared Hit Blocks': number;
      readonly 'Shared Read Blocks': number;
      readonly 'Actual Rows': number;
    };
  }[];
}

const EXPLAIN = 'explain (analyze, buffers, timing off, format json)';
/** From the sixth time on PostgreSQL may use one plan for all values of a prepared statement; what it does then counts. */
const UNTIL_SETTLED = 7;

/** How many pages PostgreSQL looks at for a statement, in memory or on disk, and how many rows it gives for them. */
export interface Touched {
  readonly pages: number;
  readonly rows: number;
}

/** Of a statement that has been run before. */
export async function touchedBy(client: pg.Client, statement: Statement): Promise<Touched> {
  return statement.name === undefined ? ofPlain(client, statement) : ofPrepared(client, statement);
}

async function ofPlain(client: pg.Client, { text, values }: Statement): Promise<Touched> {
  await client.query(`${EXPLAIN} ${text}`, values);
  return touchedIn(await client.query<PlanRow>(`${EXPLAIN} ${text}`, values));
}

async function ofPrepared(client: pg.Client, { text, values }: Statement): Promise<Touched> {
  await client.query(`prepare measured as ${text}`);
  const execute = `${EXPLAIN} execute measured${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`;
  for (let run = 1; run < UNTIL_SETTLED; run++) await client.query(execute);
  const settled = await client.query<PlanRow>(execute);
  await client.query('deallocate measured');
  return touchedIn(settled);
}

/** `execute` takes no parameters of its own. */
const literal = (value: unknown) => (value === null ? 'null' : pg.escapeLiteral(textOf(value)));

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return `{${value
      .map(textOf)
      .map(text => JSON.stringify(text))
      .join(',')}}`;
  if (typeof value === 'object') throw new Error('such a parameter cannot be explained yet');
  return String(value);
}

function touchedIn({ rows }: pg.QueryResult<PlanRow>): Touched {
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('PostgreSQL explained nothing');
  return { pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: plan['Actual Rows'] };
}
