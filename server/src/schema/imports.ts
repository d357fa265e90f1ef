import type { ImportColumn } from '@bayan/domain/imports/import-columns';
import type { ImportFault } from '@bayan/domain/imports/import-faults';
import { IMPORT_KINDS, IMPORT_STATES } from '@bayan/domain/imports/import-kinds';
import { instant, versioned } from '@bayan/platform/db/columns';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const imports = pgTable('imports', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: IMPORT_KINDS }).notNull(),
  fileName: text().notNull(),
  state: text({ enum: IMPORT_STATES }).notNull().default('checked'),
  rowCount: integer().notNull(),
  faultyRows: integer().notNull(),
  fileFaults: jsonb().$type<readonly ImportFault[]>().notNull().default([]),
  uninvited: integer().notNull().default(0),
  madeBy: uuid().notNull(),
  confirmedBy: uuid(),
  confirmedAt: instant(),
  undoneBy: uuid(),
  undoneAt: instant(),
  ...versioned(),
});

export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid().notNull(),
    number: integer().notNull(),
    cells: jsonb().$type<Readonly<Partial<Record<ImportColumn, string>>>>().notNull(),
    faults: jsonb().$type<readonly ImportFault[]>().notNull().default([]),
    record: jsonb(),
    recordId: uuid().notNull().defaultRandom(),
  },
  table => [primaryKey({ columns: [table.importId, table.number] })],
);
