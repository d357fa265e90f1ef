import type { Queryable } from './database.ts';
import { createRowMapper, type SelectedField } from './row-mapper.ts';

interface Preparable<P> {
  prepare(name: string): P;
}

const statements = new WeakMap<object, Map<string, unknown>>();

/**
 * A query of which Drizzle writes the SQL and PostgreSQL makes the plan only once: building it anew each time costs
 * three to four times as much. The name must stand for exactly one SQL text.
 */
export function prepared<P>(db: Queryable, name: string, build: () => Preparable<P>): P {
  const found = statements.get(db)?.get(name);
  if (found !== undefined) return found as P;
  const statement = withRowMapper(build().prepare(name));
  statements.set(db, (statements.get(db) ?? new Map<string, unknown>()).set(name, statement));
  return statement;
}

/** What Drizzle's prepared queries are made of beside their public face; a test holds the two ways to map alike. */
interface Inside {
  readonly fields?: readonly SelectedField[];
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  customResultMapper?: ((rows: unknown[][]) => unknown) | undefined;
}

function withRowMapper<P>(statement: P): P {
  const inside = statement as Inside;
  if (inside.fields && !inside.customResultMapper) {
    inside.customResultMapper = createRowMapper(inside.fields, inside.joinsNotNullableMap);
  }
  return statement;
}
