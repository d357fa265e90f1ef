import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name?: string) =>
  name === undefined
    ? timestamp({ withTimezone: true, mode: 'date' })
    : timestamp(name, { withTimezone: true, mode: 'date' });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** What people edit carries a version; the database counts it up on every change. */
export const versioned = () => ({
  version: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});
