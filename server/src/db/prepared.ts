import type { Queryable } from './database.ts';

interface Preparable<P> {
  prepare(name: string): P;
}

const statements = new WeakMap<object, Map<string, unknown>>();

/**
 * A query of which Drizzle writes the SQL and PostgreSQL makes the plan only once: building it anew each time costs
 * three to four times as much. The name must stand for exactly one SQL text.
 */
export function prepared<P>(db: Queryable, name: string, build: () => Preparable<P>): P {
  const known = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, known);
  const found = known.get(name);
  if (found !== undefined) return found as P;
  const statement = build().prepare(name);
  known.set(name, statement);
  return statement;
}
