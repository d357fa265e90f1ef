import { monthAnywhere, monthOf } from '@bayan/domain/statements/statement-month';
import type { StatementSide } from '@bayan/domain/statements/statement-side';
import type { StatementSumRecord } from '@bayan/domain/statements/statements.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { decodeTextCursor, encodeTextCursor } from '@bayan/platform/http/cursor';
import { readStatements } from './read-statement.ts';
import { listPeopleByName } from './statement-people.repository.ts';

/** So many people are looked at for a page, whoever of them has lessons: a page costs the same in every academy. */
const LOOKED_AT = 500;

interface Asked {
  readonly side: StatementSide;
  readonly month: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Whoever has lessons in the month, by name, with their sums (R794). */
export async function listStatements(
  db: Queryable,
  { side, cursor, limit, ...asked }: Asked,
  { timezone, now }: { readonly timezone: string; readonly now: Date },
) {
  const month = asked.month ?? monthOf(now, timezone);
  const after = decodeTextCursor(cursor);
  const range = monthAnywhere(month);
  const people = await listPeopleByName(db, { side, range, after, limit: LOOKED_AT });
  const withLessons = people.filter(({ hasLesson }) => hasLesson);
  const found = withLessons.slice(0, limit);
  // Where the page is full, it goes on behind its last one; else behind everybody who was looked at.
  const last = withLessons.length > limit ? found.at(-1) : people.at(-1);
  const hasMore = people.length === LOOKED_AT || last !== people.at(-1);
  const statements = await readStatements(db, found, { side, month, now });
  return {
    items: statements
      // Near the ends of the month a lesson can be in it by another clock alone.
      .filter(({ totals }) => totals.lessons + totals.toCome > 0)
      .map(({ person: { id, name, nameAr }, isOver, totals }): StatementSumRecord => {
        return { ...{ id, name, nameAr, isOver }, ...totals, sums: [...totals.sums] };
      }),
    nextCursor: last && hasMore ? encodeTextCursor({ text: last.name, id: last.id }) : null,
  };
}
