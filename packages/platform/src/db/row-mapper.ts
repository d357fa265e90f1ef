import { Column, getTableName, is } from 'drizzle-orm';

/** One selected column: where its value goes in the result, and what reads it. */
export interface SelectedField {
  readonly path: readonly string[];
  readonly field: Column | { readonly decoder: Decoder } | { readonly sql: { readonly decoder: Decoder } };
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

type Row = readonly unknown[];
type Read = (row: Row) => unknown;

/**
 * Makes records of rows as Drizzle does, with everything worked out beforehand that is the same for each row: its own way
 * costs more than the rest of a page of fifty. Undefined for what is nested deeper than tables are.
 *
 * A table that was joined and has no row is null. Drizzle goes by its first selected column alone; we by all of them.
 */
export function createRowMapper(
  fields: readonly SelectedField[],
  isRequired: Readonly<Record<string, boolean>> = {},
): ((rows: readonly Row[]) => unknown[]) | undefined {
  if (fields.some(({ path }) => path.length > 2)) return undefined;
  const groups = new Map<string, { field: SelectedField; index: number }[]>();
  for (const [index, field] of fields.entries()) {
    const [name = ''] = field.path;
    groups.set(name, [...(groups.get(name) ?? []), { field, index }]);
  }
  const parts = [...groups].map(([name, members]): [string, Read] => {
    const [first] = members;
    return first?.field.path.length === 1
      ? [name, readValue(first.field, first.index)]
      : [name, readTable(members, isRequired)];
  });
  const record = readRecord(parts);
  return rows => rows.map(record);
}

const readRecord =
  (parts: readonly (readonly [string, Read])[]): Read =>
  row => {
    const record: Record<string, unknown> = {};
    for (const [name, read] of parts) record[name] = read(row);
    return record;
  };

function readValue({ field }: SelectedField, index: number): Read {
  const decoder = is(field, Column) ? field : 'decoder' in field ? field.decoder : field.sql.decoder;
  // What the driver gives is, for most columns, what is wanted.
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return row => row[index];
  return row => {
    const value = row[index];
    return value === null ? null : decoder.mapFromDriverValue(value);
  };
}

function readTable(
  members: readonly { field: SelectedField; index: number }[],
  isRequired: Readonly<Record<string, boolean>>,
): Read {
  const record = readRecord(
    members.map(({ field, index }) => [field.path[1] ?? '', readValue(field, index)]),
  );
  const tables = new Set(
    members.map(({ field: { field } }) => (is(field, Column) ? getTableName(field.table) : undefined)),
  );
  const [table] = tables;
  if (tables.size > 1 || table === undefined || isRequired[table]) return record;
  const indexes = members.map(({ index }) => index);
  return row => (indexes.every(index => row[index] === null) ? null : record(row));
}
