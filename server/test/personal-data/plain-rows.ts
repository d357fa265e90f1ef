import type { TestApp } from '#test/harness.ts';

type Row = Record<string, unknown>;

/** Inserts by plain SQL, with nothing of ours in between. */
export async function insert(app: TestApp, table: string, row: Row): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_column, index) => `$${index + 1}`).join(', ');
  const { rows } = await app.db.$client.query<Row>(
    `insert into ${table} (${columns.join(', ')}) values (${places}) returning *`,
    Object.values(row),
  );
  return String(rows[0]?.id ?? '');
}

export const set = (app: TestApp, table: string, where: Row, values: Row) => {
  const columns = Object.keys(values);
  const [[key, value] = ['', '']] = Object.entries(where);
  return app.db.$client.query(
    `update ${table} set ${columns.map((column, index) => `${column} = $${index + 2}`).join(', ')} where ${key} = $1`,
    [value, ...Object.values(values)],
  );
};
