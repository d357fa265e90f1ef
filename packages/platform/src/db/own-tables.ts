import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** What the answers to repeated requests are found by. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid().notNull(),
    key: text().notNull(),
    requestHash: bytea().notNull(),
    status: integer(),
    body: json(),
    createdAt: instant().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.actorId, table.key] })],
);

/** What our own signatures are made with. */
export const formSecret = pgTable('form_secret', {
  id: integer().primaryKey().default(1),
  secret: bytea().notNull(),
});
