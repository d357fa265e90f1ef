import type { AdminRight } from '@bayan/domain/roles';

/** The pages of 'People and trust', in their order, and the right that each needs. */
export const PEOPLE_PARTS = [
  { id: 'admins', path: 'people', right: 'owner' },
  { id: 'accounts', path: 'people/accounts', right: 'operations' },
  { id: 'audit', path: 'people/audit', right: 'owner' },
  { id: 'security', path: 'people/security', right: 'owner' },
  { id: 'data', path: 'people/data', right: 'owner' },
  { id: 'outbox', path: 'people/outbox', right: 'operations' },
] as const satisfies readonly { id: string; path: string; right: AdminRight }[];
export type PeoplePart = (typeof PEOPLE_PARTS)[number]['id'];

/** The tabs of the settings, as their address names them, and the right that each needs. */
export const SETTINGS_TABS = [
  { id: 'settings', right: 'owner' },
  { id: 'lesson-rules', right: 'owner' },
  { id: 'holidays', right: 'operations' },
  { id: 'ramadan', right: 'operations' },
  { id: 'mails', right: 'owner' },
  { id: 'versions', right: 'owner' },
] as const satisfies readonly { id: string; right: AdminRight }[];
