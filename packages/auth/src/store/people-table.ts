import { languages } from '@bayan/domain/language/language';
import { ROLES } from '@bayan/domain/roles';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What the sign-in service reads of the people it signs in, so that each of its reads is one statement. It writes none of
 * it: that goes through its host. The columns are named here, because Drizzle keeps the names that it makes by table: of
 * two tables of one name it would know only the columns of the first that it meets.
 */
export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  nameAr: text('name_ar'),
  email: text('email'),
  role: text('role', { enum: ROLES }),
  language: text('language', { enum: languages }).notNull(),
  isActive: boolean('is_active').notNull(),
});
