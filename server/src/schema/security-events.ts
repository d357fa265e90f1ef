import type { BROWSER_NAMES, SYSTEM_NAMES } from '@bayan/domain/auth/user-agent';
import {
  SECURITY_EVENT_KINDS,
  SECURITY_EVENT_REASONS,
} from '@bayan/domain/security-events/security-event-kind';
import { instant } from '@bayan/platform/db/columns';
import { inet, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const securityEvents = pgTable('security_events', {
  id: uuid().primaryKey(),
  kind: text({ enum: SECURITY_EVENT_KINDS }).notNull(),
  personId: uuid(),
  reason: text({ enum: SECURITY_EVENT_REASONS }),
  place: text(),
  address: inet(),
  browser: text().$type<(typeof BROWSER_NAMES)[number]>(),
  system: text().$type<(typeof SYSTEM_NAMES)[number]>(),
  count: integer().notNull().default(1),
  at: instant().notNull(),
  lastAt: instant().notNull(),
});
