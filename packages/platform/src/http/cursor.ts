import { Refusal } from '@bayan/domain/errors';

/** Where a list goes on: the sort values of the last row the caller has, opaque to it. */
export const encodeCursor = (values: readonly string[]) =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

function decodeCursor(cursor: string, fits: (values: readonly string[]) => boolean): readonly string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(values) && values.every(value => typeof value === 'string') && fits(values))
      return values;
  } catch {
    // Falls through to the same refusal as a cursor of the wrong shape.
  }
  throw new Refusal('input.invalid', { field: 'cursor', issues: [{ field: 'cursor', problem: 'format' }] });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As `toISOString` writes it. A day that no month has reads back as another, and year 0 is none in PostgreSQL. */
const isInstant = (text: string) =>
  /^(?!0000)\d{4}-\d\d-\d\dT/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;

/** The place in a list that is sorted by an instant and then by id. */
export interface InstantCursor {
  readonly at: string;
  readonly id: string;
}

export const encodeInstantCursor = ({ at, id }: InstantCursor) => encodeCursor([at, id]);

export function decodeInstantCursor(cursor: string | undefined): InstantCursor | null {
  if (cursor === undefined) return null;
  const [at = '', id = ''] = decodeCursor(
    cursor,
    ([first = '', second = '', ...rest]) => rest.length === 0 && isInstant(first) && UUID.test(second),
  );
  return { at, id };
}

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What a repository must know to read one page and see whether there is another. */
interface PageRead<Cursor> {
  readonly after: Cursor | null;
  readonly limit: number;
}

/** One page of a list that is sorted by an instant and then by id. */
export async function pageByInstant<Row extends { readonly id: string }>(
  { cursor, limit }: PageQuery,
  read: (page: PageRead<InstantCursor>) => Promise<Row[]>,
  instantOf: (row: Row) => Date,
) {
  const rows = await read({ after: decodeInstantCursor(cursor), limit: limit + 1 });
  return cutPage(rows, limit, last =>
    encodeInstantCursor({ at: instantOf(last).toISOString(), id: last.id }),
  );
}

/** One page of a list that is sorted by a text and then by id. */
export async function pageByText<Row extends { readonly id: string }>(
  { cursor, limit }: PageQuery,
  read: (page: PageRead<TextCursor>) => Promise<Row[]>,
  textOf: (row: Row) => string,
) {
  const rows = await read({ after: decodeTextCursor(cursor), limit: limit + 1 });
  return cutPage(rows, limit, last => encodeTextCursor({ text: textOf(last), id: last.id }));
}

/** One row more than asked for tells whether there is a next page, without counting. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** The place in a list that is sorted by a text and then by id. */
export interface TextCursor {
  readonly text: string;
  readonly id: string;
}

export const encodeTextCursor = ({ text, id }: TextCursor) => encodeCursor([text, id]);

export function decodeTextCursor(cursor: string | undefined): TextCursor | null {
  if (cursor === undefined) return null;
  const [text = '', id = ''] = decodeCursor(
    cursor,
    ([first = '', second = '', ...rest]) => rest.length === 0 && !first.includes('\0') && UUID.test(second),
  );
  return { text, id };
}
