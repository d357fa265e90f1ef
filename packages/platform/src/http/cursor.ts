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
  throw wrongCursor();
}

/** Also for a cursor of the right shape that no page of this list has given. */
export const wrongCursor = () =>
  new Refusal('input.invalid', { field: 'cursor', issues: [{ field: 'cursor', problem: 'format' }] });

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

/** The place in a list that has some rows before all others, and sorts both parts by an instant and then by id. */
export interface PartCursor extends InstantCursor {
  readonly isFirst: boolean;
}

const PARTS = { first: 'first', rest: 'rest' } as const;
const isPart = (text: string) => text === PARTS.first || text === PARTS.rest;

export const encodePartCursor = ({ isFirst, at, id }: PartCursor) =>
  encodeCursor([isFirst ? PARTS.first : PARTS.rest, at, id]);

function decodePartCursor(cursor: string | undefined): PartCursor | null {
  if (cursor === undefined) return null;
  const [part, at = '', id = ''] = decodeCursor(
    cursor,
    ([first = '', second = '', third = '', ...rest]) =>
      rest.length === 0 && isPart(first) && isInstant(second) && UUID.test(third),
  );
  return { isFirst: part === PARTS.first, at, id };
}

/** One page of a list that has some rows first and sorts each part by an instant and then by id. */
export async function pageByPart<Row extends { readonly id: string }>(
  { cursor, limit }: PageQuery,
  read: (page: PageRead<PartCursor>) => Promise<Row[]>,
  placeOf: (row: Row) => { readonly isFirst: boolean; readonly at: Date },
) {
  const rows = await read({ after: decodePartCursor(cursor), limit: limit + 1 });
  return cutPage(rows, limit, last => {
    const { isFirst, at } = placeOf(last);
    return encodePartCursor({ isFirst, at: at.toISOString(), id: last.id });
  });
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

/** One page of a list that is sorted by a day and then by id. */
export async function pageByDay<Row extends { readonly id: string }>(
  { cursor, limit }: PageQuery,
  read: (page: PageRead<DayCursor>) => Promise<Row[]>,
  dayOf: (row: Row) => string,
) {
  const rows = await read({ after: decodeDayCursor(cursor), limit: limit + 1 });
  return cutPage(rows, limit, last => encodeCursor([dayOf(last), last.id]));
}

const WHOLE_NUMBER = /^-?\d{1,9}$/;

/** One page of a list that is sorted by a whole number, which is another one in each row. */
export async function pageByNumber<Row>(
  { cursor, limit }: PageQuery,
  read: (page: PageRead<number>) => Promise<Row[]>,
  numberOf: (row: Row) => number,
) {
  const after =
    cursor === undefined
      ? null
      : Number(
          decodeCursor(cursor, ([number = '', ...rest]) => rest.length === 0 && WHOLE_NUMBER.test(number))[0],
        );
  const rows = await read({ after, limit: limit + 1 });
  return cutPage(rows, limit, last => encodeCursor([String(numberOf(last))]));
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

/** The place in a list that is sorted by a day and then by id. */
export interface DayCursor {
  readonly day: string;
  readonly id: string;
}

const isDay = (text: string) => text.length === 10 && isInstant(`${text}T00:00:00.000Z`);

function decodeDayCursor(cursor: string | undefined): DayCursor | null {
  if (cursor === undefined) return null;
  const [day = '', id = ''] = decodeCursor(
    cursor,
    ([first = '', second = '', ...rest]) => rest.length === 0 && isDay(first) && UUID.test(second),
  );
  return { day, id };
}
